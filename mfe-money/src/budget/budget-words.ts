import type { BudgetGroup } from '@halyard/shared-contracts/finance';

/** The names of the budget table's groups (P2-2.budget-8). */
export const GROUP_TITLES: Readonly<Record<BudgetGroup, string>> = {
  fixed: 'Fixed Expenses',
  variable: 'Variable Expenses',
  savings: 'Savings & Investments',
};
