import type { Cents } from '../../money';

export type BudgetTone = 'negative' | 'warning' | 'positive';

/**
 * A remainder below zero is negative, and one below 10 % of the assigned amount is a warning
 * (P2-2.budget-11).
 */
export function remainingTone(remaining: Cents, assigned: Cents): BudgetTone {
  if (remaining < 0) return 'negative';
  return remaining * 100 < 10 * assigned ? 'warning' : 'positive';
}

/**
 * Spending above 100 % is negative and above 90 % a warning; exactly 100 % is a warning
 * (P2-2.spending-8).
 */
export function budgetProgressTone(spent: Cents, assigned: Cents): BudgetTone {
  if (spent > assigned) return 'negative';
  return spent * 100 > 90 * assigned ? 'warning' : 'positive';
}
