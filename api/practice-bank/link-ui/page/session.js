import { sendToHost } from './host.js';

/** The session stores what the user has chosen so far. */
export const session = {
  id: crypto.randomUUID(),
  institution: null,
  persona: null,
  /** This is Plaid's exit status for the current step. */
  status: null,
};

export function resetSession() {
  Object.assign(session, { institution: null, persona: null, status: null });
}

const institutionMetadata = () =>
  session.institution && {
    institution_id: session.institution.institution_id,
    name: session.institution.name,
  };

/** Reports an event with the metadata of https://plaid.com/docs/link/web/#onevent */
export function report(name, more = {}) {
  const metadata = {
    account_number_mask: null,
    error_code: null,
    error_message: null,
    error_type: null,
    exit_status: null,
    institution_id: session.institution?.institution_id ?? null,
    institution_name: session.institution?.name ?? null,
    institution_search_query: null,
    link_session_id: session.id,
    match_reason: null,
    mfa_type: null,
    request_id: null,
    routing_number: null,
    selection: null,
    timestamp: new Date().toISOString(),
    view_name: null,
    ...more,
  };
  sendToHost('event', { name, metadata });
}

/** Reports that another view is shown, and records how far the user is. */
export function enter(viewName, status) {
  session.status = status;
  report('TRANSITION_VIEW', { view_name: viewName });
}

/** Leaves Link without a connection; `error` is the bank's error body or null. */
export function leave(error = null) {
  const reason = error && {
    error_type: error.error_type,
    error_code: error.error_code,
    error_message: error.error_message,
    display_message: error.display_message,
  };
  report('EXIT', { exit_status: session.status, ...errorOf(error) });
  sendToHost('exit', {
    error: reason,
    metadata: {
      institution: institutionMetadata(),
      link_session_id: session.id,
      request_id: error?.request_id ?? null,
      status: session.status,
    },
  });
}

/** Reports an error that the user sees. */
export function reportError(error) {
  report('ERROR', errorOf(error));
}

function errorOf(error) {
  if (!error) return {};
  const { error_code, error_message, error_type, request_id } = error;
  return { error_code, error_message, error_type, request_id };
}

/** Reports the connection to the host page. In update mode `publicToken` is null, because the access token stays. */
export function handOver(publicToken, accounts) {
  report('HANDOFF');
  const [account = null] = accounts.length === 1 ? accounts : [];
  sendToHost('success', {
    publicToken,
    metadata: {
      institution: institutionMetadata(),
      accounts,
      account,
      account_id: account?.id ?? null,
      link_session_id: session.id,
      public_token: publicToken,
      transfer_status: null,
    },
  });
}
