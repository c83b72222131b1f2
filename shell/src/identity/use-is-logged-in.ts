import { isApiError } from '@halyard/shared-contracts/store';
import { useLazyShellSessionQuery } from './auth-api';

/** The server may have done what was asked, although its answer is missing. */
export const isAnswerLost = (error: unknown): boolean =>
  isApiError(error) && (error.status === 'OFFLINE' || error.status >= 500);

/** Asks the server whether this browser is logged in under an address. */
export function useIsLoggedIn(): (email: string) => Promise<boolean> {
  const [askSession] = useLazyShellSessionQuery();
  return async (email) => {
    const { data, isSuccess } = await askSession();
    return isSuccess && data.email?.toLowerCase() === email.toLowerCase();
  };
}
