import type { TableGroup } from './budget-view';

/** The groups of the budget table as the spec names them (part 2, Budget). */
export const GROUP_TITLES: Readonly<Record<TableGroup, string>> = {
  fixed: 'Fixed Expenses',
  variable: 'Variable Expenses',
  savings: 'Savings & Investments',
};
