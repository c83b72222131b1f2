import { cents, type Cents, sum } from '../../../money';
import { countedLiabilities } from '../../account/counted';
import { type IsoDate, type IsoMonth, monthOf } from '../../civil-date';
import type { Liability, Transaction } from '../../entities';
import { fullMonths } from '../../movement/month/months';
import { inMonths } from '../../movement/month/rows-by-month';
import { debtPayments } from './debt-payments';
import { debtTypeFacts } from '../debt-types';

/** The newest full months show what a loan costs now. */
const RECENT_MONTHS = 3;

const FEWEST_MONTHS = 2;

const needsPayment = ({ type, monthlyPayment, minimumPayment }: Liability): boolean =>
  !debtTypeFacts(type).isCard && monthlyPayment === null && minimumPayment === null;

/** The middle of two or three payments leaves out one that was larger than usual. */
function usual(paid: readonly Cents[]): Cents | null {
  if (paid.length < FEWEST_MONTHS) return null;
  return paid.toSorted((a, b) => a - b)[Math.floor((paid.length - 1) / 2)] ?? null;
}

/**
 * Returns the debts with the monthly payment that the transactions show, for each loan whose payment neither the bank
 * nor the user gives. `today` ends the months, because the current one may lack its payment.
 */
export function withSeenPayments(
  liabilities: readonly Liability[],
  transactions: readonly Transaction[],
  today: IsoDate,
): Liability[] {
  if (!liabilities.some(needsPayment)) return [...liabilities];
  const open = countedLiabilities(liabilities).filter(({ balance }) => balance > 0);
  const months = fullMonths(transactions, today, RECENT_MONTHS);
  const [newest, oldest] = [months[0], months.at(-1)];
  if (!newest || !oldest) return [...liabilities];
  const payments = debtPayments(inMonths(transactions, oldest, newest), open);
  const paidIn = (month: IsoMonth, id: string): Cents => {
    const rows = payments.filter(({ row, debt }) => debt?.id === id && monthOf(row.date) === month);
    return cents(sum(rows.map(({ row }) => cents(Math.abs(row.amount)))));
  };
  return liabilities.map((liability) => {
    if (!needsPayment(liability)) return liability;
    const paid = months.map((month) => paidIn(month, liability.id)).filter((amount) => amount > 0);
    const monthlyPayment = usual(paid);
    return monthlyPayment === null
      ? liability
      : { ...liability, monthlyPayment, isPaymentSeen: true };
  });
}
