import type { Cents } from '../../money';
import { balanceThat, totalDebt } from '../account/totals';
import type { FinancialData } from '../entities';
import { annualIncome } from '../income/annual-income';
import { monthlyIncome } from '../income/monthly-income';

export interface MoneyFlow {
  readonly monthlyIncome: Cents | null;
  readonly cash: Cents;
  readonly investments: Cents;
  readonly debt: Cents;
}

export type MoneyHolder = Pick<
  FinancialData,
  'source' | 'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

/**
 * Cash is checking, savings, and cash on hand. Investments are brokerage and retirement (P2-2.wealth-3, -4, -5,
 * P3-C6-3).
 */
export function moneyFlow(financialData: MoneyHolder): MoneyFlow {
  const { accounts, liabilities } = financialData;
  const income = annualIncome(financialData);
  return {
    monthlyIncome: income === null ? null : monthlyIncome(income),
    cash: balanceThat(accounts, 'isCash'),
    investments: balanceThat(accounts, 'isPlanInvestment'),
    debt: totalDebt(liabilities),
  };
}
