import type { Category, Transaction } from '@halyard/shared-contracts/finance';

const MOST = 6;
/** A press stays fast with this number of rows. */
const READ = 2_000;

/** Leaves out transfers, which the user links instead. */
export function usualCategories(transactions: readonly Transaction[]): Category[] {
  const counts = new Map<Category, number>();
  for (const { category } of transactions.slice(0, READ)) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts]
    .filter(([category]) => category !== 'Transfer' && category !== 'Other')
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([category]) => category);
}
