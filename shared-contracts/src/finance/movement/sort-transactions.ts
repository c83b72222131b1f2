import { compareDates } from '../civil-date';
import type { Transaction } from '../entities';

/** What the transactions screen sorts by. */
export type TransactionSort = 'date' | 'amount' | 'merchant' | 'category';
/** Smallest, oldest or A first when 'asc'. */
export type SortDirection = 'asc' | 'desc';

type Compare = (a: Transaction, b: Transaction) => number;

let collator: Intl.Collator | undefined;

/** Made when something is sorted by a text: a page starts without one. */
const compareTexts = (a: string, b: string): number =>
  (collator ??= new Intl.Collator('en')).compare(a, b);

const COMPARE: Record<TransactionSort, Compare> = {
  date: (a, b) => compareDates(a.date, b.date),
  amount: (a, b) => a.amount - b.amount,
  merchant: (a, b) => compareTexts(a.merchant, b.merchant),
  category: (a, b) => compareTexts(a.category, b.category),
};

/** Sorted copy (P1-2.8-8); amounts are sorted with their sign, and equal rows stay in their order. */
export function sortTransactions(
  transactions: readonly Transaction[],
  by: TransactionSort,
  direction: SortDirection,
): Transaction[] {
  const compare = COMPARE[by];
  return transactions.toSorted(direction === 'asc' ? compare : (a, b) => compare(b, a));
}
