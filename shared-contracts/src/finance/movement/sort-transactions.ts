import { compareDates } from '../civil-date';
import type { Transaction } from '../entities';

export type TransactionSort = 'date' | 'amount' | 'merchant' | 'category';
export type SortDirection = 'asc' | 'desc';

type Compare = (a: Transaction, b: Transaction) => number;

let collator: Intl.Collator | undefined;

/** The collator is created on first use, because creating it delays the start of a page. */
const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en')).compare(a, b);

const COMPARE: Record<TransactionSort, Compare> = {
  date: (a, b) => compareDates(a.date, b.date),
  amount: (a, b) => a.amount - b.amount,
  merchant: (a, b) => compareTexts(a.merchant, b.merchant),
  category: (a, b) => compareTexts(a.category, b.category),
};

export function sortTransactions(
  transactions: readonly Transaction[],
  by: TransactionSort,
  direction: SortDirection,
): Transaction[] {
  const compare = COMPARE[by];
  return transactions.toSorted(direction === 'asc' ? compare : (a, b) => compare(b, a));
}
