import { localSearch } from '../finance';
import {
  type AppDispatch,
  useAccountsQuery,
  useHoldingsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
  worldOf,
} from '@halyard/shared-contracts/store';
import { useDeferredValue } from 'react';
import { useDispatch } from 'react-redux';
import { ownGroups } from './user-entries';
import { type SearchGroup, searchGroups } from './search-view';
import { useUserEntries } from './use-user-entries';

interface Search {
  readonly state: 'idle' | 'loading' | 'failed' | 'done';
  readonly groups: readonly SearchGroup[];
}

const IDLE: Search = { state: 'idle', groups: [] };

const screensNow = (_dispatch: unknown, _state: unknown, extra: unknown) =>
  worldOf(extra).screens?.() ?? [];

export function useSearch(query: string): Search {
  const wanted = useDeferredValue(query.trim());
  const skip = query.trim() === '';
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery(undefined, { skip });
  const transactions = useTransactionsQuery(undefined, { skip });
  const holdings = useHoldingsQuery(undefined, { skip });
  const things = useUserEntries(!skip);
  const today = useToday();
  const dispatch = useDispatch<AppDispatch>();
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
      categories: transactions.data.categories,
      screens: dispatch(screensNow),
      today,
    },
    wanted,
  );
  const own = ownGroups(things, { transactions: transactions.data.transactions, today }, wanted);
  return { state: 'done', groups: searchGroups(found, own) };
}
