import type { Cents } from '../../money';

export type BudgetTone = 'negative' | 'warning' | 'positive';

/** Returns 'negative' below zero and 'warning' below 10 % of the assigned amount (P2-2.budget-11). */
export function remainingTone(remaining: Cents, assigned: Cents): BudgetTone {
  if (remaining < 0) return 'negative';
  return remaining * 100 < 10 * assigned ? 'warning' : 'positive';
}

/** Returns 'negative' above 100 % and 'warning' above 90 %, also at exactly 100 % (P2-2.spending-8). */
export function budgetProgressTone(spent: Cents, assigned: Cents): BudgetTone {
  if (spent > assigned) return 'negative';
  return spent * 100 > 90 * assigned ? 'warning' : 'positive';
}
