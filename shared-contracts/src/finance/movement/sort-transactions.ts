import type { Transaction } from '../entities';

export type TransactionSort = 'date' | 'amount' | 'merchant' | 'category';
export type SortDirection = 'asc' | 'desc';

type Compare = (a: Transaction, b: Transaction) => number;

const text = new Intl.Collator('en');

const COMPARE: Record<TransactionSort, Compare> = {
  date: (a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0),
  amount: (a, b) => a.amount - b.amount,
  merchant: (a, b) => text.compare(a.merchant, b.merchant),
  category: (a, b) => text.compare(a.category, b.category),
};

/** Sorted copy (spec part 1, section 2.8); amounts by their sign, equal rows in the order they came. */
export function sortTransactions(
  transactions: readonly Transaction[],
  by: TransactionSort,
  direction: SortDirection,
): Transaction[] {
  const compare = COMPARE[by];
  return transactions.toSorted(direction === 'asc' ? compare : (a, b) => compare(b, a));
}
