import {
  type IsoDate,
  reviewList,
  type ReviewReason,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { useDeferredValue, useMemo } from 'react';

export type ReviewRows = ReadonlyMap<Transaction['id'], ReviewReason>;

const NO_ROWS: readonly Transaction[] = [];

/** A phone searches this many rows within 50 ms. */
const MOST_AT_ONCE = 5_000;

/**
 * It searches a long list after the list is drawn, because that takes a while. On a phone, the button that then appears
 * moves the list down, so a shorter list is searched before.
 */
export function useReview(transactions: readonly Transaction[], today: IsoDate): ReviewRows {
  const rows = useDeferredValue(
    transactions,
    transactions.length > MOST_AT_ONCE ? NO_ROWS : transactions,
  );
  return useMemo(() => reviewList(rows, today), [rows, today]);
}
