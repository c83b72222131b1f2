import type { CategoryKey } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AssignedChange } from '../../data/budget-endpoints';

export type BudgetDraft = Readonly<Record<CategoryKey, Cents | null>>;

type Assigned = Readonly<Record<CategoryKey, Cents>>;

export function amountProblem(amount: Cents | null): string | null {
  if (amount === null) return 'Enter an amount; 0 keeps the line with nothing assigned';
  return amount < 0 ? 'Enter an amount of zero or more' : null;
}

/** A new line may have an empty field. */
export function draftProblems(draft: BudgetDraft, assigned: Assigned): Record<CategoryKey, string> {
  const problems: Record<CategoryKey, string> = {};
  for (const [key, amount] of Object.entries(draft)) {
    const isNew = assigned[key] === undefined;
    const problem = isNew && amount === null ? null : amountProblem(amount);
    if (problem !== null) problems[key] = problem;
  }
  return problems;
}

export function changedLines(draft: BudgetDraft, assigned: Assigned): AssignedChange {
  return Object.fromEntries(
    Object.entries(draft).filter(([key, amount]) => amount !== (assigned[key] ?? null)),
  );
}

export function filledLines(draft: BudgetDraft): AssignedChange {
  return Object.fromEntries(Object.entries(draft).filter(([, amount]) => amount !== null));
}

export function previousLines(change: AssignedChange, assigned: Assigned): AssignedChange {
  return Object.fromEntries(Object.entries(change).map(([key]) => [key, assigned[key] ?? null]));
}
