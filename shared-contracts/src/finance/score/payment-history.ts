import { countedLiabilities } from '../account/counted';
import { lastDay } from '../civil-date';
import { debtTypeFacts, type LiabilityType } from '../debt/debt-types';
import type { Liability, Transaction } from '../entities';
import { isSpending } from '../movement/kind';
import { inMonth, monthsWithData } from '../movement/month/months';
import type { Scored } from './factor';

const MONTHS = 6;

/** Money that arrives on a card pays it. Spending of its category pays a loan. */
function showsPayment(debt: Liability, transaction: Transaction): boolean {
  const { isCard, paidBy } = debtTypeFacts(debt.type);
  return isCard
    ? transaction.accountId === debt.id && transaction.amount > 0
    : isSpending(transaction) && transaction.amount < 0 && transaction.category === paidBy;
}

const canShowPayment = (type: LiabilityType): boolean => {
  const { isCard, paidBy } = debtTypeFacts(type);
  return isCard || paidBy !== null;
};

/** Each open debt expects one payment in each of the last six full months with data. */
export interface Payments {
  readonly made: number;
  readonly expected: number;
}

/** Returns null if no payment is expected. */
export function payments({ liabilities, transactions, today }: Scored): Payments | null {
  const debts = countedLiabilities(liabilities).filter(
    ({ type, balance }) => balance > 0 && canShowPayment(type),
  );
  const months = monthsWithData(transactions)
    .filter((month) => lastDay(month) <= today)
    .slice(0, MONTHS);
  const expected = debts.length * months.length;
  if (expected === 0) return null;
  const made = months.flatMap((month) => {
    const movements = inMonth(transactions, month);
    return debts.filter((debt) => movements.some((t) => showsPayment(debt, t)));
  });
  return { made: made.length, expected };
}
