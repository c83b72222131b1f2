import { isApiError } from '@halyard/shared-contracts/store';
import { serverText } from '../server-text';
import type { LinkProviderError } from './plaid';

const CONFLICT = 409;

/** `message` is the whole sentence for the user, and `detail` is only the reason. */
export class LinkError extends Error {
  readonly detail: string;

  constructor(message: string, detail: string, cause?: unknown) {
    super(message, { cause });
    this.detail = detail;
  }
}

// Implements P1-8-1, P1-8-2.
export function linkTokenError(cause: unknown): LinkError {
  return new LinkError(
    'Connection Error: Failed to prepare bank connection. Please check your internet connection and try again.',
    serverText(cause, 'Failed to create link token'),
    cause,
  );
}

export function linkScriptError(cause: unknown): LinkError {
  const detail = 'Could not load the secure bank window. Please try again.';
  return new LinkError(`Connection Error: ${detail}`, detail, cause);
}

export function linkProviderError({
  display_message,
  error_message,
}: LinkProviderError): LinkError {
  const detail =
    display_message || error_message || 'An error occurred while connecting your bank account.';
  return new LinkError(`Connection Error: ${detail}`, detail);
}

export function exchangeError(cause: unknown): LinkError {
  const detail = serverText(cause, 'Failed to connect bank account');
  const isConflict = isApiError(cause) && cause.status === CONFLICT;
  return new LinkError(
    `Connection Failed: ${isConflict ? detail : 'Failed to complete bank account connection. Please try again.'}`,
    detail,
    cause,
  );
}
