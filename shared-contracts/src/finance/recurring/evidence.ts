import type { Category } from '../category';
import type { Transaction } from '../entities';

/** Categories that are bought as one pleases: only a fixed price makes them a subscription. */
const PURCHASES: readonly Category[] = [
  'Groceries',
  'Dining Out',
  'Gas',
  'Transportation',
  'Shopping',
  'Entertainment',
  'Travel',
  'Other',
];

const PURCHASE = { occurrences: 4, spread: 1.02 };
/** Utility bills follow the seasons: the dearest may be three times the cheapest. */
const BILL = { occurrences: 2, spread: 3 };

/** Whether amounts are alike enough, and often enough, for their category to be more than a habit. */
export function isEvidence(history: readonly Transaction[]): boolean {
  const { occurrences, spread } = history.some(({ category }) => PURCHASES.includes(category))
    ? PURCHASE
    : BILL;
  const amounts = history.map(({ amount }) => Math.abs(amount));
  return history.length >= occurrences && Math.max(...amounts) <= spread * Math.min(...amounts);
}
