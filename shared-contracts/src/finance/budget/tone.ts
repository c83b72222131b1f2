import type { Cents } from '../../money';

/** How a budget figure is coloured; the screen maps it to a token. */
export type BudgetTone = 'negative' | 'warning' | 'positive';

/** Tone of the remaining text: below zero, under 10 % of the assigned amount, or fine (P2-2.budget-11). */
export function remainingTone(remaining: Cents, assigned: Cents): BudgetTone {
  if (remaining < 0) return 'negative';
  return remaining * 100 < 10 * assigned ? 'warning' : 'positive';
}

/** Tone of a spending bar: above 100 %, above 90 %, or fine; exactly 100 % is a warning (P2-2.spending-8). */
export function budgetProgressTone(spent: Cents, assigned: Cents): BudgetTone {
  if (spent > assigned) return 'negative';
  return spent * 100 > 90 * assigned ? 'warning' : 'positive';
}
