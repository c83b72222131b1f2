import { divide, scale, sum, type Cents } from '../../money';
import { addMonths, monthOf, type IsoMonth } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { isIncome } from '../movement/kind';
import { monthsWithData } from '../movement/months';

type Earner = Pick<FinancialData, 'profile' | 'transactions' | 'today'>;

/** A history that begins later in its first month lacks deposits of it. */
const LAST_FIRST_DAY = 7;

/** The month of which only the end is known, where there is one: a bank's history begins in the middle of it. */
function cutMonth(transactions: readonly Transaction[]): IsoMonth | null {
  const [any] = transactions;
  if (!any) return null;
  const first = transactions.reduce((least, { date }) => (date < least ? date : least), any.date);
  return Number(first.slice(-2)) > LAST_FIRST_DAY ? monthOf(first) : null;
}

/** Salary deposits of the twelve full months before the current one, scaled to a year over the months that have data. */
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

/** Where the annual income comes from: the person's own figure (before tax) or their deposits (after tax). */
export type IncomeBasis = 'profile' | 'deposits';

/**
 * Yearly income: what the profile says, else an estimate from the salary deposits of the last twelve full
 * months; null when neither is known. `incomeBasis` tells which, so that an estimate is never shown as a fact.
 */
export function annualIncome(financialData: Earner): Cents | null {
  return financialData.profile.income ?? salaryPerYear(financialData);
}

/** What `annualIncome` rests on; null when the income is unknown. */
export function incomeBasis(financialData: Earner): IncomeBasis | null {
  if (financialData.profile.income !== null) return 'profile';
  return salaryPerYear(financialData) === null ? null : 'deposits';
}
