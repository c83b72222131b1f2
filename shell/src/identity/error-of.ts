import { type ApiError, isApiError } from '@halyard/shared-contracts/store';

/** The failure of a call as the person may read it; an answer of an unknown shape says only that. */
export function errorOf(error: unknown): ApiError | undefined {
  if (error === undefined) return undefined;
  if (isApiError(error)) return error;
  return { status: 500, code: 'UNKNOWN', message: 'Something went wrong' };
}
