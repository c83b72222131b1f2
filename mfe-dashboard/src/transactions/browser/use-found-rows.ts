import { useMemo } from 'react';
import { accountNames } from '../account-names';
import type { TransactionChoices } from '../filter/transaction-choices';
import { type ReviewRows, useReview } from '../review/use-review';
import { useTransactionIndex } from '../search-index/use-transaction-index';
import type { TransactionsData } from '../transactions-data';

/** Without any ids, the index would find all rows. */
const NO_ROW = [''];

const reviewed = (review: ReviewRows) => ({ ids: review.size === 0 ? NO_ROW : [...review.keys()] });

export function useFoundRows(data: TransactionsData, choices: TransactionChoices) {
  const { accounts, liabilities, transactions, today } = data;
  const names = useMemo(() => accountNames(accounts, liabilities), [accounts, liabilities]);
  const index = useTransactionIndex(transactions, today);
  const review = useReview(transactions, today);
  const result = useMemo(
    () => index.search({ ...choices, today, ...(choices.review && reviewed(review)) }),
    [index, choices, today, review],
  );
  return { names, review, result, wholes: index.wholes };
}

export type FoundRows = ReturnType<typeof useFoundRows>;
