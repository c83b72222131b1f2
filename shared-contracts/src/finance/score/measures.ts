import { percentOf, sum } from '../../money';
import { typesThat } from '../account/account-types';
import { countedAccounts, countedLiabilities } from '../account/counted';
import { balanceOfTypes } from '../account/totals';
import { debtTypeFacts } from '../debt/debt-types';
import { savingsRate } from '../movement/savings-rate';
import { monthlyDebtPayments } from '../plan/debt-payments';
import { emergencyFundTarget } from '../plan/emergency-fund';
import { emergencySavings } from '../plan/emergency-savings';
import { moneyFlow } from '../plan/money-flow';
import { recentMonths } from '../plan/recent-months';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/thresholds';
import { ramp, type Scored, type ScoreFactorKey } from './factor';
import { paymentHistoryScore } from './payment-history';

/** Monthly debt payments in percent of monthly income before tax. */
const DEBT_SCALE = { worst: 50, best: 10 };

function debtToIncomeScore(financialData: Scored): number | null {
  const { monthlyIncome } = moneyFlow(financialData);
  if (!monthlyIncome) return null;
  return ramp(percentOf(monthlyDebtPayments(financialData.liabilities), monthlyIncome), DEBT_SCALE);
}

function savingsRateScore(financialData: Scored): number | null {
  const percent = savingsRate(recentMonths(financialData));
  return percent === null ? null : ramp(percent, { worst: 0, best: EXCELLENT_SAVINGS_PERCENT });
}

/** What is owed in percent of all card limits. */
const UTILIZATION_SCALE = { worst: 100, best: 10 };

function creditUtilizationScore({ liabilities }: Scored): number | null {
  const cards = countedLiabilities(liabilities).flatMap(({ type, balance, limit }) =>
    debtTypeFacts(type).isCard && limit !== null && limit > 0 ? [{ balance, limit }] : [],
  );
  if (cards.length === 0) return null;
  const owed = sum(cards.map(({ balance }) => balance));
  return ramp(percentOf(owed, sum(cards.map(({ limit }) => limit))), UTILIZATION_SCALE);
}

function emergencyFundScore(financialData: Scored): number | null {
  const { accounts } = financialData;
  if (countedAccounts(accounts).length === 0) return null;
  const { target } = emergencyFundTarget(financialData);
  return ramp(emergencySavings(accounts), { worst: 0, best: target });
}

const INVESTED_TYPES = typesThat('isInvested');

const MEANINGFUL_PERCENT = 5;

function investmentDiversityScore({ accounts }: Scored): number | null {
  if (countedAccounts(accounts).length === 0) return null;
  const invested = balanceOfTypes(accounts, INVESTED_TYPES);
  const held = INVESTED_TYPES.filter((type) => {
    const balance = balanceOfTypes(accounts, [type]);
    return balance > 0 && balance * 100 >= MEANINGFUL_PERCENT * invested;
  });
  return (held.length / INVESTED_TYPES.length) * 100;
}

interface Measure {
  readonly weight: number;
  readonly measure: (financialData: Scored) => number | null;
}

/**
 * Each measure returns 0 to 100, or null when the data cannot give it. The weights add up to 1
 * (P1-9-8).
 */
export const MEASURES: Record<ScoreFactorKey, Measure> = {
  debt_to_income: { weight: 0.25, measure: debtToIncomeScore },
  savings_rate: { weight: 0.2, measure: savingsRateScore },
  payment_history: { weight: 0.2, measure: paymentHistoryScore },
  credit_utilization: { weight: 0.15, measure: creditUtilizationScore },
  emergency_fund: { weight: 0.1, measure: emergencyFundScore },
  investment_diversity: { weight: 0.1, measure: investmentDiversityScore },
};
