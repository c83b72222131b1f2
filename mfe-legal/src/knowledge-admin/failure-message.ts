const UNKNOWN_FAILURE = 'Something went wrong';

/**
 * The sentence to show for a failed call. Only what the api says has a `status` and is written for people; anything
 * else, such as an answer of the wrong shape, gets the shared text (spec part 1, section 2.6).
 */
export function failureMessage(error: unknown): string {
  const fromApi = typeof error === 'object' && error !== null && 'status' in error;
  return fromApi && 'message' in error && typeof error.message === 'string'
    ? error.message
    : UNKNOWN_FAILURE;
}
