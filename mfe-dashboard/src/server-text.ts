import { isApiError } from '@halyard/shared-contracts/store';

export { isApiError };

/** Code of an error whose answer carried no text of the server's. */
const NO_TEXT = 'UNKNOWN';

/** The server's own text for a failure, or `otherwise` when there is none (P1-8-2). */
export function serverText(error: unknown, otherwise: string): string {
  if (!isApiError(error) || error.status === 'OFFLINE') return otherwise;
  return error.code === NO_TEXT ? otherwise : error.message;
}
