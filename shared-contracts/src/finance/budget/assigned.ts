import type { Cents } from '../../money';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget } from '../entities';

export type CategoryAmounts = Readonly<Record<CategoryKey, Cents>>;

/** Returns the standard lines as they were in `month`, because a closed month keeps its lines. */
function standardIn({ standard, earlier = [] }: Budget, month: IsoMonth): CategoryAmounts {
  if (earlier.length === 0) return standard;
  const lines: Record<CategoryKey, Cents> = { ...standard };
  const newestFirst = earlier.toSorted((a, b) => (a.until < b.until ? 1 : -1));
  for (const { key, until, assigned } of newestFirst) {
    if (until < month) continue;
    if (assigned === null) delete lines[key];
    else lines[key] = assigned;
  }
  return lines;
}

/** The shares of targets are not included. */
export function assignedIn(budget: Budget, month: IsoMonth): CategoryAmounts {
  return { ...standardIn(budget, month), ...budget.months[month] };
}
