import type { BudgetLine } from '@halyard/shared-contracts/finance';

/** The filter chips of the budget table (P2-2.budget-6). */
export type BudgetFilter = 'all' | 'over' | 'nearly' | 'available';

/**
 * Whether a chip shows a line. 'Over Budget' and 'Nearly Spent' show the lines of exactly that status; 'Available'
 * shows every line with room left: on track, funded, and available.
 */
export function keeps(filter: BudgetFilter, { status }: Pick<BudgetLine, 'status'>): boolean {
  if (filter === 'all') return true;
  if (filter === 'available') return status !== 'over' && status !== 'nearly';
  return status === filter;
}
