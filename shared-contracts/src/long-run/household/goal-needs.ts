import type { Goal } from '../../finance';
import type { DatedNeed } from './plan-of';

/** A goal with one of these words keeps its money, or pays what the plan already includes. */
const STAYS_SAVED = /\b(emergenc\w*|rainy day|retire\w*|debts?|pay off|nest egg|cushion|buffer)\b/i;

export const isSpentGoal = ({ name }: Pick<Goal, 'name'>): boolean => !STAYS_SAVED.test(name);

/**
 * Returns the goals that a plan pays: those with an amount and a date whose name does not say that the money stays
 * saved.
 */
export function goalNeeds(goals: readonly Goal[]): DatedNeed[] {
  return goals
    .filter(isSpentGoal)
    .flatMap(({ name, target, date }) =>
      target !== null && date !== null ? [{ name, amount: target, by: date }] : [],
    );
}
