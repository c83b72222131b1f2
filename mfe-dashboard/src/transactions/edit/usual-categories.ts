import type { Category, Transaction } from '@halyard/shared-contracts/finance';

const MOST = 6;
/** Enough rows to know a user's habits, and few enough for a press to be answered at once. */
const READ = 2_000;

/** The categories that most of the newest rows have; transfers are chosen by linking. */
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
