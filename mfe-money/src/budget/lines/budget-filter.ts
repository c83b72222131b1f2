import type { BudgetLine } from '@halyard/shared-contracts/finance';

export type BudgetFilter = 'all' | 'over' | 'nearly' | 'available';

export function matches(filter: BudgetFilter, { status }: Pick<BudgetLine, 'status'>): boolean {
  if (filter === 'all') return true;
  if (filter === 'available') return status !== 'over' && status !== 'nearly';
  return status === filter;
}
