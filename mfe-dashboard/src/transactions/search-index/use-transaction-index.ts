import type { IsoDate, Transaction } from '@halyard/shared-contracts/finance';
import { NO_FILTER } from '@halyard/shared-contracts/wire';
import { useEffect, useMemo } from 'react';
import { TransactionIndex } from './transaction-index';

const ANY_TEXT = 'a';

/** The first search takes up to 40 ms at 100,000 rows. */
export function useTransactionIndex(
  transactions: readonly Transaction[],
  today: IsoDate,
): TransactionIndex {
  const index = useMemo(() => new TransactionIndex(transactions), [transactions]);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const search = {
      ...NO_FILTER,
      tag: null,
      query: ANY_TEXT,
      today,
      sort: 'date',
      direction: 'desc',
    } as const;
    const waiting = requestIdleCallback(() => void index.search(search));
    return () => cancelIdleCallback(waiting);
  }, [index, today]);
  return index;
}
