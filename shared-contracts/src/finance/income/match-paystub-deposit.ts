import { daysBetween } from '../civil-date';
import type { Paystub, Transaction } from '../entities';
import { isIncome } from '../movement/kind';

const DEPOSIT_WINDOW_DAYS = 3;

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
