import { cents, subtract, type Cents } from '../../money';
import { balanceThat } from '../account/totals';
import { annualIncome } from '../income/annual-income';
import { moneyFlow, type MoneyHolder } from './money-flow';
import { EMERGENCY_FUND_FLOOR, EMERGENCY_FUND_TARGET } from './thresholds';

export type RecommendedAction =
  | {
      readonly kind: 'emergency_fund';
      readonly saved: Cents;
      readonly target: Cents;
      readonly missing: Cents;
      readonly extraPerMonth: Cents;
      /** Months until the target is reached at that pace, rounded up. */
      readonly months: number;
    }
  | { readonly kind: 'pay_debt'; readonly debt: Cents; readonly extraPerMonth: Cents }
  | {
      readonly kind: 'invest_more';
      readonly invested: Cents;
      readonly target: Cents;
      readonly extraPerMonthFrom: Cents;
      readonly extraPerMonthTo: Cents;
    };

const SAVE_EXTRA = cents(500_00);
const DEBT_EXTRA = cents(200_00);
const INVEST_EXTRA = { from: cents(200_00), to: cents(300_00) };

const emergencyFund = (saved: Cents): RecommendedAction[] => {
  if (saved >= EMERGENCY_FUND_FLOOR) return [];
  const missing = subtract(EMERGENCY_FUND_TARGET, saved);
  return [
    {
      kind: 'emergency_fund',
      saved,
      target: EMERGENCY_FUND_TARGET,
      missing,
      extraPerMonth: SAVE_EXTRA,
      months: Math.ceil(missing / SAVE_EXTRA),
    },
  ];
};

const payDebt = (debt: Cents): RecommendedAction[] =>
  debt > 0 ? [{ kind: 'pay_debt', debt, extraPerMonth: DEBT_EXTRA }] : [];

const investMore = (invested: Cents, target: Cents | null): RecommendedAction[] =>
  target === null || invested >= target
    ? []
    : [
        {
          kind: 'invest_more',
          invested,
          target,
          extraPerMonthFrom: INVEST_EXTRA.from,
          extraPerMonthTo: INVEST_EXTRA.to,
        },
      ];

/**
 * Returns advice in order: savings below $12,000, any debt, investments below a year's income
 * (P2-9-6 to P2-9-8).
 */
export function recommendedActions(financialData: MoneyHolder): RecommendedAction[] {
  const { investments, debt } = moneyFlow(financialData);
  return [
    ...emergencyFund(balanceThat(financialData.accounts, 'isEmergencyFund')),
    ...payDebt(debt),
    ...investMore(investments, annualIncome(financialData)),
  ];
}
