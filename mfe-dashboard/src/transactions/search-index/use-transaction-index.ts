import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { NO_FILTER } from '@halyard/shared-contracts/wire';
import { useEffect, useMemo } from 'react';
import { indexTransactions, type TransactionIndex } from './transaction-index';

/** What a search for any text needs is made by a search for this one. */
const ANY_TEXT = 'a';

/**
 * The index of the rows. The part that the first letter needs, up to 40 ms of work at 100,000 rows, is built when the
 * browser is idle, so that the list can follow each letter in the same frame.
 */
export function useTransactionIndex(
  transactions: readonly Transaction[],
  today: IsoDate,
): TransactionIndex {
  const index = useMemo(() => indexTransactions(transactions), [transactions]);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const search = {
      ...NO_FILTER,
      query: ANY_TEXT,
      today,
      sort: 'date',
      direction: 'desc',
    } as const;
    const waiting = requestIdleCallback(() => void index(search));
    return () => cancelIdleCallback(waiting);
  }, [index, today]);
  return index;
}
