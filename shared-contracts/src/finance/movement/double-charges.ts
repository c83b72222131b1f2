import { daysBetween } from '../civil-date';
import type { Transaction } from '../entities';
import { isSetAside, isSpending } from './kind';

/** Two payments that may be one, the later one first. */
export type DoubleCharge = readonly [later: Transaction, earlier: Transaction];

/** A payment is seldom charged again later than the next day. */
const MOST_DAYS_APART = 1;
/** A third payment of the amount within so many days is a habit, such as a bus ticket. */
const HABIT_DAYS = 14;
const REFUND_DAYS = 60;

const payeeOf = ({ merchant, currency, amount }: Transaction): string =>
  `${merchant}\n${currency}\n${Math.abs(amount)}`;

const isWithin = (days: number, one: Transaction, other: Transaction): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= days;

/** Rows of one payee and one amount, newest first: those that follow each other alone and never came back. */
function doublesOf(rows: readonly Transaction[]): DoubleCharge[] {
  const paid = rows.filter(({ amount }) => amount < 0);
  const returned = rows.filter(({ amount }) => amount > 0);
  return paid.flatMap((later, at) => {
    const [next, earlier, before] = [paid[at - 1], paid[at + 1], paid[at + 2]];
    if (!earlier || !isWithin(MOST_DAYS_APART, later, earlier)) return [];
    // The user's own row of a bank's payment is one payment.
    if (later.source !== earlier.source) return [];
    const isHabit =
      (next !== undefined && isWithin(HABIT_DAYS, next, later)) ||
      (before !== undefined && isWithin(HABIT_DAYS, before, earlier));
    const isReturned = returned.some(
      (row) => row.date >= earlier.date && isWithin(REFUND_DAYS, row, later),
    );
    const pair: DoubleCharge = [later, earlier];
    return isHabit || isReturned ? [] : [pair];
  });
}

function byPayee(rows: readonly Transaction[]): Transaction[][] {
  const groups = new Map<string, Transaction[]>();
  for (const row of rows) {
    const group = groups.get(payeeOf(row));
    if (group) group.push(row);
    else groups.set(payeeOf(row), [row]);
  }
  return [...groups.values()];
}

/**
 * Payments of one amount to one merchant on one day or the next, newest first. `transactions` is newest first. An amount
 * that comes up often, and one that came back, is left out; money put aside is moved on
 * purpose. A row that is there twice is another question (`suspectedDuplicates`).
 */
export function doubleCharges(transactions: readonly Transaction[]): DoubleCharge[] {
  const rows = transactions.filter((row) => isSpending(row) && !isSetAside(row));
  return byPayee(rows)
    .flatMap(doublesOf)
    .toSorted(([a], [b]) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
