import { useAccountsQuery } from './app-api';

/** Undefined until the first answer. */
export function useSource(): 'sample' | 'own' | undefined {
  return useAccountsQuery().data?.source;
}
