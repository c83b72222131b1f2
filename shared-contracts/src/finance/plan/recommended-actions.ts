import { cents, subtract, type Cents } from '../../money';
import { totalDebt } from '../account/totals';
import { plannableDebts } from '../debt/debt';
import { debtsToPayOff } from '../debt/paid/paid-in-full';
import type { Liability } from '../entities';
import { annualIncome } from '../income/annual-income';
import { emergencyFundTarget } from './insight/emergency-fund-insight';
import { emergencySavings } from './emergency-savings';
import { moneyFlow, type MoneyHolder } from './money-flow';

export type RecommendedAction =
  | {
      readonly kind: 'emergency_fund';
      readonly saved: Cents;
      readonly target: Cents;
      readonly targetMonths: number | null;
      readonly missing: Cents;
      readonly extraPerMonth: Cents;
      /** It is the number of months until the target is reached at that pace, rounded up. */
      readonly months: number;
    }
  | {
      readonly kind: 'pay_debt';
      readonly debt: Cents;
      readonly extraPerMonth: Cents;
      /** The planner can show what the extra payment does, because it knows the terms of a debt. */
      readonly isPlannable: boolean;
    }
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

const emergencyFund = (financialData: MoneyHolder): RecommendedAction[] => {
  const saved = emergencySavings(financialData.accounts);
  const { floor, target, months } = emergencyFundTarget(financialData);
  if (saved >= floor) return [];
  const missing = subtract(target, saved);
  return [
    {
      kind: 'emergency_fund',
      saved,
      target,
      targetMonths: months,
      missing,
      extraPerMonth: SAVE_EXTRA,
      months: Math.ceil(missing / SAVE_EXTRA),
    },
  ];
};

function payDebt(debts: readonly Liability[]): RecommendedAction[] {
  const debt = totalDebt(debts);
  const isPlannable = plannableDebts(debts).debts.length > 0;
  return debt > 0 ? [{ kind: 'pay_debt', debt, extraPerMonth: DEBT_EXTRA, isPlannable }] : [];
}

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
 * Returns advice in this order: too little saved for emergencies, any debt that is not paid in full each month, and
 * investments below a year's income (P2-9-6 to P2-9-8).
 */
export function recommendedActions(financialData: MoneyHolder): RecommendedAction[] {
  const { investments } = moneyFlow(financialData);
  return [
    ...emergencyFund(financialData),
    ...payDebt(debtsToPayOff(financialData)),
    ...investMore(investments, annualIncome(financialData)),
  ];
}
