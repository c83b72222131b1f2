import type { LinkTokenAnswer } from '@halyard/shared-contracts/wire';
import { exchangeError, linkProviderError, linkScriptError, linkTokenError } from './link-error';
import { clearVisit, storeVisit, storedVisit, type StoredVisit } from './link-return';
import { loadLink } from './link-script';
import type { LinkMetadata, LinkProviderError, PlaidLink } from './plaid';

export interface LinkCalls {
  readonly createToken: (itemId: string | undefined) => Promise<LinkTokenAnswer>;
  readonly exchange: (publicToken: string, metadata: LinkMetadata) => Promise<unknown>;
  readonly refresh: (itemId: string | undefined) => Promise<unknown>;
  readonly onWindow: (isOpen: boolean) => void;
}

/** Resolves to `true` when the bank is connected, and rejects with a `LinkError`. */
export async function startVisit(
  calls: LinkCalls,
  itemId: string | undefined,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await calls.createToken(itemId).catch((cause: unknown) => {
    throw linkTokenError(cause);
  });
  storeVisit({ answer, itemId });
  return visitBank(calls, { answer, itemId }, signal);
}

export async function resumeVisit(
  calls: LinkCalls,
  address: string,
  signal: AbortSignal,
): Promise<boolean> {
  const stored = await storedVisit(new Date());
  return stored !== null && visitBank(calls, stored, signal, address);
}

async function visitBank(
  calls: LinkCalls,
  { answer, itemId }: StoredVisit,
  signal: AbortSignal,
  receivedRedirectUri?: string,
): Promise<boolean> {
  const plaid = await loadLink(answer).catch((cause: unknown) => {
    throw linkScriptError(cause);
  });
  const opening = receivedRedirectUri === undefined ? {} : { receivedRedirectUri };
  const session = () => linkSession(plaid, { token: answer.link_token, ...opening }, signal);
  const outcome = await inWindow(calls, signal, session);
  if (!outcome) return false;
  clearVisit();
  if (outcome.kind === 'left') {
    if (outcome.error) throw linkProviderError(outcome.error);
    return false;
  }
  // For a repaired bank, exchanging the token would create a second bank.
  const isNew = itemId === undefined && outcome.publicToken !== null;
  const settled = isNew
    ? calls.exchange(outcome.publicToken, outcome.metadata)
    : calls.refresh(itemId);
  await settled.catch((cause: unknown) => {
    throw exchangeError(cause);
  });
  return true;
}

/** Returns null when the screen closes before the session starts. */
async function inWindow(
  { onWindow }: LinkCalls,
  signal: AbortSignal,
  session: () => Promise<LinkOutcome>,
): Promise<LinkOutcome | null> {
  onWindow(true);
  try {
    // An open dialog must first close and return the focus to its button.
    await new Promise((resolve) => setTimeout(resolve));
    return signal.aborted ? null : await session();
  } finally {
    onWindow(false);
  }
}

type LinkOutcome =
  | {
      readonly kind: 'linked';
      readonly publicToken: string | null;
      readonly metadata: LinkMetadata;
    }
  | { readonly kind: 'left'; readonly error: LinkProviderError | null };

interface Opening {
  readonly token: string;
  readonly receivedRedirectUri?: string;
}

function linkSession(
  plaid: PlaidLink,
  opening: Opening,
  signal: AbortSignal,
): Promise<LinkOutcome> {
  return new Promise((resolve) => {
    const leave = () => end({ kind: 'left', error: null });
    const end = (outcome: LinkOutcome) => {
      signal.removeEventListener('abort', leave);
      handler.destroy();
      resolve(outcome);
    };
    const handler = plaid.create({
      ...opening,
      onSuccess: (publicToken, metadata) => end({ kind: 'linked', publicToken, metadata }),
      onExit: (error) => end({ kind: 'left', error }),
    });
    signal.addEventListener('abort', leave);
    handler.open();
  });
}
