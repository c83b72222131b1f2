import { addMonths } from '@halyard/shared-contracts/finance';
import { type Cents, divide, subtract } from '@halyard/shared-contracts/money';
import { totalIncome, totalSetAside, totalSpending } from '@halyard/shared-contracts/finance';
import { monthPeriod, type Period } from '../../understand/time/periods';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { EVERYTHING } from '../subject';

const MONTHS = 3;

export interface RecentFlow {
  readonly period: Period;
  readonly income: Cents;
  readonly spending: Cents;
  readonly left: Cents;
  /** It is the part of the spending that was put aside. */
  readonly aside: Cents;
}

/** Averages what came in and went out in the last three full months, or returns null if nothing came in. */
export function recentFlow({
  financialData,
  calendar,
}: Pick<AnswerRequest, 'financialData' | 'calendar'>): RecentFlow | null {
  const last = addMonths(calendar.month, -1);
  const period = { from: monthPeriod(addMonths(last, 1 - MONTHS)).from, to: monthPeriod(last).to };
  const oldest = financialData.transactions.at(-1)?.date;
  if (oldest === undefined || period.from === null || oldest > period.from) return null;
  const all = { financialData, subject: EVERYTHING };
  const income = divide(totalIncome(rowsIn(all, 'income', period).rows), MONTHS);
  const spent = rowsIn(all, 'spending', period).rows;
  const spending = divide(totalSpending(spent), MONTHS);
  const aside = divide(totalSetAside(spent), MONTHS);
  return income <= 0 ? null : { period, income, spending, left: subtract(income, spending), aside };
}
