import { divide, scale, sum, type Cents } from '../../money';
import { addMonths, monthOf, type IsoMonth } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { isIncome } from '../movement/kind';
import { monthsWithData } from '../movement/months';

type Earner = Pick<FinancialData, 'profile' | 'transactions' | 'today'>;

/** A history that begins after this day lacks deposits of its first month. */
const LAST_FIRST_DAY = 7;

/** A bank's history often begins in the middle of a month; such a month does not count. */
function cutMonth(transactions: readonly Transaction[]): IsoMonth | null {
  const [any] = transactions;
  if (!any) return null;
  const first = transactions.reduce((least, { date }) => (date < least ? date : least), any.date);
  return Number(first.slice(-2)) > LAST_FIRST_DAY ? monthOf(first) : null;
}

function salaryPerYear({ transactions, today }: Earner): Cents | null {
  const current = monthOf(today);
  const from = addMonths(current, -12);
  const known = transactions.filter(({ date }) => monthOf(date) >= from && monthOf(date) < current);
  const cut = cutMonth(transactions);
  const full = known.filter(({ date }) => monthOf(date) !== cut);
  const past = full.length > 0 ? full : known;
  const salary = past.filter((t) => isIncome(t) && t.category === 'Salary');
  if (salary.length === 0) return null;
  const total = sum(salary.map(({ amount }) => amount));
  return divide(scale(total, 12), monthsWithData(past).length);
}

/** The profile has income before tax; deposits are after tax. */
export type IncomeBasis = 'profile' | 'deposits';

/**
 * Returns the profile's figure, else an estimate from salary deposits; null when both are unknown.
 */
export function annualIncome(financialData: Earner): Cents | null {
  return financialData.profile.income ?? salaryPerYear(financialData);
}

export function incomeBasis(financialData: Earner): IncomeBasis | null {
  if (financialData.profile.income !== null) return 'profile';
  return salaryPerYear(financialData) === null ? null : 'deposits';
}
