import { add, cents, type Cents, sum, ZERO } from '../../money';
import type { FinancialData } from '../entities';
import { spendableAccounts } from '../forecast/spendable';
import { goalInflow } from './inflow';
import { type GoalProgress, goalProgress } from './progress';

/** The amounts are never below zero. */
export interface PromisedToGoal {
  readonly goalId: string;
  readonly name: string;
  /** This part is already in checking and cash. */
  readonly held: Cents;
  /** This part is still missing this month for the goal's date. */
  readonly due: Cents;
}

export interface PromisedThisMonth {
  readonly total: Cents;
  /** The most important goal comes first. Goals that take nothing are left out. */
  readonly parts: readonly PromisedToGoal[];
}

type Known = Pick<FinancialData, 'goals' | 'accounts' | 'transactions' | 'today'>;

/**
 * Returns zero for a goal that is reached, has no date, or is overdue. A shared account counts only for what
 * exceeds its usual inflow, because the forecast already includes that.
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
 * Returns what goals hold in the accounts of `spendableAccounts` or need from them this month, in cents. “Safe to
 * spend” must not include it.
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
