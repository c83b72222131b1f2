import {
  type IsoDate,
  reviewList,
  type ReviewReason,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { useDeferredValue, useMemo } from 'react';

export type ReviewRows = ReadonlyMap<Transaction['id'], ReviewReason>;

const NO_ROWS: readonly Transaction[] = [];

/** It searches after the list is drawn, because a long list takes a while. */
export function useReview(transactions: readonly Transaction[], today: IsoDate): ReviewRows {
  const rows = useDeferredValue(transactions, NO_ROWS);
  return useMemo(() => reviewList(rows, today), [rows, today]);
}
