/** Why a call failed: a code for programs and a sentence for the user. */
export interface ApiError {
  readonly status: number | 'OFFLINE';
  readonly code: string;
  readonly message: string;
}

/** The sentence for a failure that has none of its own. */
export const UNKNOWN_FAILURE = 'Something went wrong';

/** Whether what a hook calls its error came from the api, and not from the shape of an answer. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/**
 * The sentence to show for a failed call. Only what the api says is written for people; anything else, such as an
 * answer of the wrong shape, gets the shared text (P1-2.6-55).
 */
export function failureMessage(error: unknown): string {
  return isApiError(error) ? error.message : UNKNOWN_FAILURE;
}
