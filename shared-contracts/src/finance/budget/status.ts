import type { Cents } from '../../money';

/** Over Budget, Nearly Spent, On Track, Funded, Available (P2-4-2). */
export type BudgetStatus = 'over' | 'nearly' | 'on_track' | 'funded' | 'available';

/** Lower bounds in percent of the assigned amount, highest first (P2-4-2). */
const THRESHOLDS: readonly (readonly [BudgetStatus, number])[] = [
  ['over', 100],
  ['nearly', 90],
  ['on_track', 70],
  ['funded', 50],
];

/**
 * How full one budget line is (P2-4-2). Exactly 100 % is 'over'.
 * With nothing assigned it is 'over' once a cent is spent, else 'available'.
 */
export function budgetStatus(spent: Cents, assigned: Cents): BudgetStatus {
  if (assigned === 0) return spent > 0 ? 'over' : 'available';
  return THRESHOLDS.find(([, percent]) => spent * 100 >= percent * assigned)?.[0] ?? 'available';
}
