import type { ApiError } from '@halyard/shared-contracts/store';

/** Code of an error whose answer carried no text of the server's. */
const NO_TEXT = 'UNKNOWN';

/** Whether a failure came from the api or the network, and not from a program of ours. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error;
}

/** The server's own words for a failure, or `otherwise` when it said nothing (spec part 1, section 8). */
export function serverText(error: unknown, otherwise: string): string {
  if (!isApiError(error) || error.status === 'OFFLINE') return otherwise;
  return error.code === NO_TEXT ? otherwise : error.message;
}

/** Why a screen has nothing to show, for its error view. */
export function failureText(error: unknown): string {
  return isApiError(error) ? error.message : 'Something went wrong';
}
