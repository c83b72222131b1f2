import type { Cents } from '../../money';
import type { FinancialData } from '../entities';
import { regularIncome } from './regular-income';

type Earner = Pick<FinancialData, 'profile' | 'transactions' | 'today'>;

function regularPerYear(financialData: Earner): Cents | null {
  const { sources, yearly } = regularIncome(financialData);
  return sources.length === 0 ? null : yearly;
}

/** The profile's income is before tax; deposits are after tax. */
export type IncomeBasis = 'profile' | 'deposits';

/**
 * Less before tax than arrives after tax is the pay of one of several earners. The deposits of the sample say nothing
 * about a user who has entered an income.
 */
const isOfAll = (financialData: Earner): boolean =>
  financialData.profile.income !== null &&
  (financialData.transactions[0]?.source === 'sample' ||
    financialData.profile.income >= (regularPerYear(financialData) ?? 0));

/** Returns the profile's income or the regular income, whichever is larger, or null if both are unknown. */
export function annualIncome(financialData: Earner): Cents | null {
  return isOfAll(financialData) ? financialData.profile.income : regularPerYear(financialData);
}

export function incomeBasis(financialData: Earner): IncomeBasis | null {
  if (isOfAll(financialData)) return 'profile';
  return regularPerYear(financialData) === null ? null : 'deposits';
}
