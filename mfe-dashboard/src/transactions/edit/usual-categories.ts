import type { Category, Transaction } from '@halyard/shared-contracts/finance';

const MOST = 6;
/** A press is answered at once with so many rows. */
const READ = 2_000;

/** Without transfers, which are linked instead. */
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
