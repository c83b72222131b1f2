import { add, cents, type Cents, sum, ZERO } from '../../money';
import type { FinancialData } from '../entities';
import { spendableAccounts } from '../forecast/spendable';
import { goalInflow } from './inflow';
import { type GoalProgress, goalProgress } from './progress';

/** Never below zero. */
export interface PromisedToGoal {
  readonly goalId: string;
  readonly name: string;
  /** Already in checking and cash. */
  readonly held: Cents;
  /** Still missing this month for its date. */
  readonly due: Cents;
}

export interface PromisedThisMonth {
  /** Zero without goals. */
  readonly total: Cents;
  /** The most important first; goals that take nothing are left out. */
  readonly parts: readonly PromisedToGoal[];
}

type Known = Pick<FinancialData, 'goals' | 'accounts' | 'transactions' | 'today'>;

/**
 * Of a shared account only what exceeds its usual inflow, which is in the forecast already. Nothing for a goal that
 * is reached, has no date, or is overdue.
 */
function dueOf(
  { goal, monthShare, thisMonth }: GoalProgress,
  { transactions, today }: Known,
): Cents {
  if (monthShare === null) return ZERO;
  const { shares } = goalInflow(goal, transactions, today);
  const coming = Math.max(0, shares.monthly - shares.thisMonth);
  return cents(Math.max(0, monthShare - Math.max(0, thisMonth) - coming));
}

/**
 * What “safe to spend” must not spend from the accounts of `spendableAccounts`, because goals have it or get it this
 * month. In cents.
 */
export function promisedThisMonth(known: Known): PromisedThisMonth {
  const spendable = new Set(spendableAccounts(known).held.map(({ id }) => id));
  const parts = goalProgress(known).flatMap((progress) => {
    const { goal, promises } = progress;
    const own = promises.filter(({ promise }) => spendable.has(promise.accountId));
    const held = sum(own.map((each) => each.held));
    const due = dueOf(progress, known);
    return held + due === 0 ? [] : [{ goalId: goal.id, name: goal.name, held, due }];
  });
  return { total: sum(parts.map(({ held, due }) => add(held, due))), parts };
}
