import type { Cents } from '../../money';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget } from '../entities';

/** Money assigned per category, in cents; a category without a budget is absent. */
export type AssignedBudget = Readonly<Partial<Record<CategoryKey, Cents>>>;

/** What is assigned in one month: the standard budget with that month's own lines in place. */
export function budgetFor(budget: Budget, month: IsoMonth): AssignedBudget {
  return { ...budget.standard, ...budget.months[month] };
}
