import { localSearch } from '../finance';
import {
  useAccountsQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { useDeferredValue } from 'react';
import { type SearchGroup, searchGroups } from './search-view';

interface Search {
  readonly state: 'idle' | 'loading' | 'failed' | 'done';
  readonly groups: readonly SearchGroup[];
}

const IDLE: Search = { state: 'idle', groups: [] };

/** What a query finds among one's own figures. They are fetched with the first letter, not with the page. */
export function useSearch(query: string): Search {
  const wanted = useDeferredValue(query.trim());
  const skip = query.trim() === '';
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery(undefined, { skip });
  const transactions = useTransactionsQuery(undefined, { skip });
  const holdings = useHoldingsQuery(undefined, { skip });
  const today = useToday();
  if (skip) return IDLE;
  if (wanted === '' || !accounts.data || !liabilities.data || !transactions.data) {
    const failed = [accounts, liabilities, transactions].some(({ isError }) => isError);
    return { state: failed ? 'failed' : 'loading', groups: [] };
  }
  const found = localSearch(
    {
      accounts: accounts.data.accounts,
      liabilities: liabilities.data.liabilities,
      transactions: transactions.data.transactions,
      holdings: holdings.data?.holdings ?? [],
      today,
    },
    wanted,
  );
  return { state: 'done', groups: searchGroups(found) };
}
