/** Why a call failed: a code for programs and a sentence for a person. */
export interface ApiError {
  readonly status: number | 'OFFLINE';
  readonly code: string;
  readonly message: string;
}

/** Whether what a hook calls its error came from the api, and not from the shape of an answer. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'code' in error && 'status' in error;
}
