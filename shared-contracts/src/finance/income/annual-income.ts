import { divide, scale, sum, type Cents } from '../../money';
import { addMonths, monthOf } from '../civil-date';
import type { Household } from '../entities';
import { isIncome } from '../movement/kind';
import { monthsWithData } from '../movement/months';

type Earner = Pick<Household, 'profile' | 'transactions' | 'today'>;

/** Salary deposits of the twelve months before the current one, scaled to a year over the months that have data. */
function salaryPerYear({ transactions, today }: Earner): Cents | null {
  const current = monthOf(today);
  const from = addMonths(current, -12);
  const past = transactions.filter(({ date }) => monthOf(date) >= from && monthOf(date) < current);
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
export function annualIncome(household: Earner): Cents | null {
  return household.profile.income ?? salaryPerYear(household);
}

/** What `annualIncome` rests on; null when the income is unknown. */
export function incomeBasis(household: Earner): IncomeBasis | null {
  if (household.profile.income !== null) return 'profile';
  return salaryPerYear(household) === null ? null : 'deposits';
}
