import { isApiError } from '@halyard/shared-contracts/store';

export { isApiError };

const NO_TEXT = 'UNKNOWN';

// Implements P1-8-2.
export function serverText(error: unknown, otherwise: string): string {
  if (!isApiError(error) || error.status === 'OFFLINE') return otherwise;
  return error.code === NO_TEXT ? otherwise : error.message;
}
