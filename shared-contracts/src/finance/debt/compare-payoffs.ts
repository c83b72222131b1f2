import { sum, ZERO, type Cents } from '../../money';
import { amortise } from './amortise';
import type { Debt } from './debt';
import { payoffPlan, type PayoffOptions, type PayoffPlan } from './payoff-plan';

type Loan = Exclude<ReturnType<typeof amortise>, 'never'> & { readonly balance: Cents };

export interface PayoffCost {
  readonly months: number;
  readonly interest: Cents;
  readonly owed: readonly Cents[];
}

interface PayoffComparison {
  readonly asNow: PayoffCost | 'never';
  readonly avalanche: PayoffPlan | 'never';
  readonly snowball: PayoffPlan | 'never';
}

function owedAsNow(loans: readonly Loan[], months: number): Cents[] {
  return Array.from({ length: months + 1 }, (_, month) =>
    sum(
      loans.map(({ balance, schedule }) =>
        month === 0 ? balance : (schedule[month - 1]?.balance ?? ZERO),
      ),
    ),
  );
}

function costAsNow(debts: readonly Debt[]): PayoffCost | 'never' {
  const each = debts.map((debt) => {
    const loan = amortise(debt.balance, debt.aprPercent, debt.payment);
    return loan === 'never' ? loan : { ...loan, balance: debt.balance };
  });
  const ending = each.filter((loan) => loan !== 'never');
  if (ending.length < each.length) return 'never';
  const months = Math.max(0, ...ending.map((loan) => loan.months));
  return {
    months,
    interest: sum(ending.map(({ totalInterest }) => totalInterest)),
    owed: owedAsNow(ending, months),
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
