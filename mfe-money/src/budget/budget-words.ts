import type { BudgetGroup } from '@halyard/shared-contracts/finance';

export const GROUP_TITLES: Readonly<Record<BudgetGroup, string>> = {
  fixed: 'Fixed Expenses',
  variable: 'Variable Expenses',
  savings: 'Savings & Investments',
};
