import { useAccountsQuery } from './app-api';

/** Whose figures the screens show; undefined until the first answer. */
export function useSource(): 'sample' | 'own' | undefined {
  return useAccountsQuery().data?.source;
}
