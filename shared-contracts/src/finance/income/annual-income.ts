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

/** Returns the profile's income, or else the regular income, or null if both are unknown. */
export function annualIncome(financialData: Earner): Cents | null {
  return financialData.profile.income ?? regularPerYear(financialData);
}

export function incomeBasis(financialData: Earner): IncomeBasis | null {
  if (financialData.profile.income !== null) return 'profile';
  return regularPerYear(financialData) === null ? null : 'deposits';
}
