import {
  comparePayoffs,
  type Debt,
  type DebtPayoff,
  type IsoDate,
  type IsoMonth,
  type Liability,
  type PayoffCost,
  payoffMonth,
  payoffOutlook,
  payoffPlan,
  type PayoffStrategy,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, subtract } from '@halyard/shared-contracts/money';
import { liabilityTypeLabel } from '@halyard/shared-contracts/ui';

export interface PlannerChoice {
  readonly strategy: PayoffStrategy;
  readonly order: readonly string[];
  readonly extra: Cents;
}

export type NamedDebt = Debt & { readonly name: string };

/** The plan cannot contain a debt with an unknown rate or payment. */
export interface LeftOutDebt {
  readonly name: string;
  readonly missing: 'rate' | 'payment' | 'both';
}

export type PlannedDebt = DebtPayoff & NamedDebt;

export interface PaymentWay {
  readonly key: 'now' | PayoffStrategy;
  readonly cost: PayoffCost | 'never';
}

export interface PlannerView {
  readonly plan:
    | 'never'
    | {
        readonly months: number;
        readonly freeMonth: IsoMonth;
        readonly interest: Cents;
        readonly owed: readonly Cents[];
        readonly debts: readonly PlannedDebt[];
      };
  readonly saved: { readonly interest: Cents; readonly months: number } | null;
  readonly ways: readonly PaymentWay[];
}

const nameOf = ({ name, type }: Liability): string => name.trim() || liabilityTypeLabel(type);

export function namedDebts(
  liabilities: readonly Liability[],
  today: IsoDate,
): {
  readonly debts: readonly NamedDebt[];
  readonly incomplete: readonly LeftOutDebt[];
} {
  const names = new Map(liabilities.map((liability) => [liability.id, nameOf(liability)]));
  const name = (id: string): string => names.get(id) ?? id;
  const { debts, incomplete } = plannableDebts(liabilities);
  return {
    debts: debts.map((debt) => ({ ...debt, name: name(debt.id) })),
    incomplete: liabilities
      .filter(({ id }) => incomplete.includes(id))
      .flatMap((liability) => {
        const outlook = payoffOutlook(liability, today);
        return outlook.kind === 'unknown'
          ? [{ name: nameOf(liability), missing: outlook.missing }]
          : [];
      }),
  };
}

function savedBy(plan: PayoffCost | 'never', now: PayoffCost | 'never'): PlannerView['saved'] {
  if (plan === 'never' || now === 'never') return null;
  // A lender rounds the last payment, so the difference can be negative.
  return {
    interest: cents(Math.max(0, subtract(now.interest, plan.interest))),
    months: Math.max(0, now.months - plan.months),
  };
}

const planned = (debts: readonly NamedDebt[], payoff: DebtPayoff): PlannedDebt[] =>
  debts.filter(({ id }) => id === payoff.id).map((debt) => ({ ...debt, ...payoff }));

export function plannerView(
  debts: readonly NamedDebt[],
  choice: PlannerChoice,
  today: IsoDate,
): PlannerView {
  const { extra, strategy, order } = choice;
  const start = payoffMonth(today, 1);
  const { asNow, ...byRule } = comparePayoffs(debts, { extra, start });
  const plan =
    strategy === 'custom' ? payoffPlan(debts, { strategy, order, extra, start }) : byRule[strategy];
  return {
    plan:
      plan === 'never'
        ? 'never'
        : {
            months: plan.months,
            freeMonth: payoffMonth(today, plan.months),
            interest: plan.interest,
            owed: plan.owed,
            debts: plan.perDebt.flatMap((payoff) => planned(debts, payoff)),
          },
    saved: savedBy(plan, asNow),
    ways: [
      { key: 'now', cost: asNow },
      { key: 'avalanche', cost: byRule.avalanche },
      { key: 'snowball', cost: byRule.snowball },
      ...(strategy === 'custom' ? [{ key: strategy, cost: plan }] : []),
    ],
  };
}

export function moved(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}
