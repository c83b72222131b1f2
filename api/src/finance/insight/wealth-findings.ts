import {
  countedLiabilities,
  debtsToPayOff,
  type FinancialData,
  healthInsights,
  isCardUseHigh,
  type Liability,
  recommendedActions,
} from '@halyard/shared-contracts/finance';
import type { Finding } from './finding';

const health = (financialData: FinancialData): Finding[] =>
  healthInsights(financialData).flatMap((insight): Finding[] => {
    if (insight.kind === 'savings_rate') {
      const { percent, months, level } = insight;
      return [{ rule: 'savings_rate', percent, months, level }];
    }
    if (insight.kind === 'debt_payments' && insight.level === 'high') {
      const { percent, payments, incomeBasis } = insight;
      return [{ rule: 'debt_payments', percent, payments, incomeBasis }];
    }
    return [];
  });

const emergencyFund = (financialData: FinancialData): Finding[] =>
  recommendedActions(financialData).flatMap((action): Finding[] =>
    action.kind === 'emergency_fund' ? [{ ...action, rule: 'emergency_fund' }] : [],
  );

const cards = (liabilities: readonly Liability[]): Finding[] =>
  countedLiabilities(liabilities).flatMap(({ name, balance, limit }): Finding[] =>
    limit !== null && isCardUseHigh({ balance, limit })
      ? [{ rule: 'card_use', card: name, balance, limit }]
      : [],
  );

/** Returns the debt with the highest rate if there are several. */
function highestRate(liabilities: readonly Liability[]): Finding[] {
  const owed = countedLiabilities(liabilities).flatMap(({ name, balance, aprPercent }) =>
    balance > 0 && aprPercent !== null && aprPercent > 0 ? [{ name, aprPercent }] : [],
  );
  const [first] = owed.sort((a, b) => b.aprPercent - a.aprPercent);
  return first && owed.length > 1
    ? [{ rule: 'highest_rate', debt: first.name, aprPercent: first.aprPercent }]
    : [];
}

/** Uses the thresholds of the wealth plan (P2-9-4, P2-9-5). */
export function wealthFindings(financialData: FinancialData): Finding[] {
  const liabilities = debtsToPayOff(financialData);
  return [
    ...health(financialData),
    ...emergencyFund(financialData),
    ...cards(liabilities),
    ...highestRate(liabilities),
  ];
}
