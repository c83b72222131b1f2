import { useAccountsQuery } from './app-api';

/** Returns undefined until the first answer. */
export function useSource(): 'sample' | 'own' | undefined {
  return useAccountsQuery().data?.source;
}
