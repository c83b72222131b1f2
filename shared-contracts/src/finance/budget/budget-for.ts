import type { IsoMonth } from '../civil-date';
import type { Budget } from '../entities';
import type { CategoryAmounts } from './month';

/** The amounts assigned in one month: the standard budget, with that month's own lines in place of its lines. */
export function budgetFor(budget: Budget, month: IsoMonth): CategoryAmounts {
  return { ...budget.standard, ...budget.months[month] };
}
