import type { ApiError } from '@halyard/shared-contracts/store';

/** The failure of a call as the person may read it; an answer of an unknown shape says only that. */
export function errorOf(error: unknown): ApiError | undefined {
  if (error === undefined) return undefined;
  if (typeof error === 'object' && error !== null && 'code' in error && 'status' in error) {
    return error as ApiError;
  }
  return { status: 500, code: 'UNKNOWN', message: 'Something went wrong' };
}
