import { type Cents } from '../../money';
import { categoryFacts } from '../categories/user-category';
import { daysBetween } from '../civil-date';
import type { Transaction } from '../entities';
import { isUnsortedDeposit } from '../movement/kind';
import { isPart } from '../movement/part-id';

/** Friends may pay before the purchase is posted, and late. */
const DAYS_BEFORE = 3;
const DAYS_AFTER = 90;

const MOST = 5;

const mayRepay = (row: Transaction): boolean =>
  row.amount > 0 &&
  !row.repays &&
  !row.transfer &&
  !row.hidden &&
  !isPart(row) &&
  (isUnsortedDeposit(row) || categoryFacts(row).kind !== 'income');

/** Returns deposits that may repay the open part of a purchase, most likely first. */
export function suggestRepayments(
  purchase: Pick<Transaction, 'date' | 'currency'>,
  open: Cents,
  rows: readonly Transaction[],
): Transaction[] {
  const days = (row: Transaction) => daysBetween(purchase.date, row.date);
  const fits = (row: Transaction): boolean =>
    row.currency === purchase.currency &&
    row.amount <= open &&
    days(row) >= -DAYS_BEFORE &&
    days(row) <= DAYS_AFTER;
  return rows
    .filter((row) => mayRepay(row) && fits(row))
    .sort((a, b) => b.amount - a.amount || days(a) - days(b))
    .slice(0, MOST);
}
