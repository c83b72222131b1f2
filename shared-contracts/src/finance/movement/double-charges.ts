import { daysBetween } from '../civil-date';
import type { Transaction } from '../entities';
import { isSetAside, isSpending } from './kind';

export type DoubleCharge = readonly [later: Transaction, earlier: Transaction];

/** A double charge rarely comes later than the next day. */
const MOST_DAYS_APART = 1;
/** A third payment of the amount within this many days shows a habit, such as bus tickets. */
const HABIT_DAYS = 14;
const REFUND_DAYS = 60;

const payeeOf = ({ merchant, currency, amount }: Transaction): string =>
  `${merchant}\n${currency}\n${Math.abs(amount)}`;

const isWithin = (days: number, one: Transaction, other: Transaction): boolean =>
  Math.abs(daysBetween(one.date, other.date)) <= days;

/**
 * `rows` have one payee and one amount, newest first. Returns pairs on near days without a third payment or a
 * refund.
 */
function doublesOf(rows: readonly Transaction[]): DoubleCharge[] {
  const paid = rows.filter(({ amount }) => amount < 0);
  const returned = rows.filter(({ amount }) => amount > 0);
  return paid.flatMap((later, at) => {
    const [next, earlier, before] = [paid[at - 1], paid[at + 1], paid[at + 2]];
    if (!earlier || !isWithin(MOST_DAYS_APART, later, earlier)) return [];
    // A row of the user and one of the bank are the same payment.
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
 * Finds payments of one amount to one merchant on one day or the next, newest first. `transactions` are newest
 * first. It leaves out frequent amounts, refunded ones, and money put aside. Rows that are listed twice are found
 * by `suspectedDuplicates`.
 */
export function doubleCharges(transactions: readonly Transaction[]): DoubleCharge[] {
  const rows = transactions.filter((row) => isSpending(row) && !isSetAside(row));
  return byPayee(rows)
    .flatMap(doublesOf)
    .toSorted(([a], [b]) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
