import { percentOf } from '../../money';
import { monthlyDebtPayments } from '../plan/debt-payments';
import { moneyFlow } from '../plan/money-flow';
import { ramp, type Scored } from './factor';

/** Monthly debt payments in percent of monthly income before tax: 10 % or less is best, half of it worst. */
const SCALE = { worst: 50, best: 10 };

/** Debt payments against income, 0–100; null while the income is unknown or zero. */
export function debtToIncomeScore(financialData: Scored): number | null {
  const { monthlyIncome } = moneyFlow(financialData);
  if (!monthlyIncome) return null;
  return ramp(percentOf(monthlyDebtPayments(financialData.liabilities), monthlyIncome), SCALE);
}
