import { countedLiabilities } from '../account/counted';
import type { Category } from '../category';
import { lastDay } from '../civil-date';
import type { Liability, LiabilityType, Transaction } from '../entities';
import { isSpending } from '../movement/kind';
import { inMonth, monthsWithData } from '../movement/months';
import type { Scored } from './factor';

const MONTHS = 6;

/** The spending that shows a loan was paid; a card is paid when money arrives on it. */
const PAID_BY: Partial<Record<LiabilityType, Category>> = {
  student_loan: 'Student Loan',
  auto_loan: 'Auto Loan',
  mortgage: 'Rent',
};

const showsPayment = (debt: Liability, transaction: Transaction): boolean =>
  debt.type === 'credit_card'
    ? transaction.accountId === debt.id && transaction.amount > 0
    : isSpending(transaction) && transaction.category === PAID_BY[debt.type];

/**
 * Share of expected debt payments that were made, 0–100: one per month and open debt over the last six full
 * months that have data. Null without a debt whose payments can be seen, or before the first full month.
 */
export function paymentHistoryScore({ liabilities, transactions, today }: Scored): number | null {
  const debts = countedLiabilities(liabilities).filter(
    ({ type, balance }) => balance > 0 && (type === 'credit_card' || PAID_BY[type] !== undefined),
  );
  const months = monthsWithData(transactions)
    .filter((month) => lastDay(month) <= today)
    .slice(0, MONTHS);
  const expected = debts.length * months.length;
  if (expected === 0) return null;
  const paid = months.flatMap((month) => {
    const movements = inMonth(transactions, month);
    return debts.filter((debt) => movements.some((t) => showsPayment(debt, t)));
  });
  return (paid.length / expected) * 100;
}
