import { sum, type Cents } from '../../money';
import { amortise } from './amortise';
import type { Debt } from './debt';
import { payoffPlan, type PayoffOptions, type PayoffPlan } from './payoff-plan';

export interface PayoffCost {
  readonly months: number;
  readonly interest: Cents;
}

interface PayoffComparison {
  /** Each debt is paid with its present payment and nothing extra. */
  readonly asNow: PayoffCost | 'never';
  readonly avalanche: PayoffPlan | 'never';
  readonly snowball: PayoffPlan | 'never';
}

function costAsNow(debts: readonly Debt[]): PayoffCost | 'never' {
  const each = debts.map((debt) => amortise(debt.balance, debt.aprPercent, debt.payment));
  const ending = each.filter((loan) => loan !== 'never');
  if (ending.length < each.length) return 'never';
  return {
    months: Math.max(0, ...ending.map(({ months }) => months)),
    interest: sum(ending.map(({ totalInterest }) => totalInterest)),
  };
}

export function comparePayoffs(
  debts: readonly Debt[],
  { extra, start }: Pick<PayoffOptions, 'extra' | 'start'>,
): PayoffComparison {
  return {
    asNow: costAsNow(debts),
    avalanche: payoffPlan(debts, { strategy: 'avalanche', extra, start }),
    snowball: payoffPlan(debts, { strategy: 'snowball', extra, start }),
  };
}
