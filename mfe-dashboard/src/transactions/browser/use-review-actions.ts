import type { Transaction } from '@halyard/shared-contracts/finance';
import { MOST_ROWS_AT_ONCE, wholeId } from '@halyard/shared-contracts/wire';
import { useCallback } from 'react';
import { needsDetails } from '../review/reason-words';
import type { ReviewRows } from '../review/use-review';
import type { TransactionChanges } from '../use-transaction-changes';
import type { OpenRows } from './use-open-row';

export function useReviewActions(
  review: ReviewRows,
  bulk: TransactionChanges['bulk'],
  { open, setPillRow }: OpenRows,
) {
  const accept = useCallback(
    (rows: readonly Transaction[]) => {
      const ids = [...new Set(rows.map(({ id }) => wholeId(id)))];
      void bulk(ids.slice(0, MOST_ROWS_AT_ONCE), { reviewed: true });
    },
    [bulk],
  );
  const changeReviewed = useCallback(
    (row: Transaction) => {
      const reason = review.get(row.id);
      if (reason && needsDetails(reason)) open(row);
      else setPillRow(row);
    },
    [review, open, setPillRow],
  );
  return { accept, changeReviewed };
}
