import { daysBetween } from '../civil-date';
import type { Paystub, Transaction } from '../entities';
import { isIncome } from '../movement/kind';

/** A deposit may show up this many days before or after the pay day. */
const DEPOSIT_WINDOW_DAYS = 3;

/** The deposit that paid a paystub: its net to the cent, nearest to the pay day; null when none is within three days. */
export function matchPaystubDeposit(
  paystub: Paystub,
  transactions: readonly Transaction[],
): Transaction | null {
  const distance = ({ date }: Transaction): number => Math.abs(daysBetween(paystub.date, date));
  const deposits = transactions.filter(
    (t) => isIncome(t) && t.amount === paystub.net && distance(t) <= DEPOSIT_WINDOW_DAYS,
  );
  return deposits.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
