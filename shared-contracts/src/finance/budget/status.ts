import type { Cents } from '../../money';

export type BudgetStatus = 'over' | 'nearly' | 'on_track' | 'funded' | 'available';

const THRESHOLDS: readonly (readonly [BudgetStatus, number])[] = [
  ['over', 100],
  ['nearly', 90],
  ['on_track', 70],
  ['funded', 50],
];

/** With nothing assigned, the status is 'over' as soon as something is spent (P2-4-2). */
export function budgetStatus(spent: Cents, assigned: Cents): BudgetStatus {
  if (assigned <= 0) return spent > assigned ? 'over' : 'available';
  return THRESHOLDS.find(([, percent]) => spent * 100 >= percent * assigned)?.[0] ?? 'available';
}

interface Spending {
  readonly spent: Cents;
  readonly assigned: Cents;
}

/** Tells whether exactly the assigned amount is spent (P3-B4-2). */
export function isPaidInFull({ spent, assigned }: Spending): boolean {
  return assigned > 0 && spent === assigned;
}
