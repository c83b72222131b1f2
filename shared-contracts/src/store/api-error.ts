export interface ApiError {
  readonly status: number | 'OFFLINE';
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export const UNKNOWN_FAILURE = 'Something went wrong';

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}

/** Other messages are not written for users (P1-2.6-55). */
export function failureMessage(error: unknown): string {
  return isApiError(error) ? error.message : UNKNOWN_FAILURE;
}
