import type { Goal } from '../../finance';
import type { DatedNeed } from './plan-of';

/** Money that stays saved, or pays what the plan pays already. */
const STAYS = /\b(emergenc\w*|rainy day|retire\w*|debts?|pay off|nest egg|cushion|buffer)\b/i;

export const isSpentGoal = ({ name }: Pick<Goal, 'name'>): boolean => !STAYS.test(name);

/** The goals that a plan pays: those with an amount and a day, unless their name says that the money stays saved. */
export function goalNeeds(goals: readonly Goal[]): DatedNeed[] {
  return goals
    .filter(isSpentGoal)
    .flatMap(({ name, target, date }) =>
      target !== null && date !== null ? [{ name, amount: target, by: date }] : [],
    );
}
