import { BUDGET_GROUPS, type BudgetGroup } from '@halyard/shared-contracts/finance';

const GROUP_TITLES: Readonly<Record<BudgetGroup, string>> = {
  fixed: 'Fixed Expenses',
  variable: 'Variable Expenses',
  savings: 'Savings & Investments',
};

const GROUP_VERBS: Readonly<Record<BudgetGroup, string>> = {
  fixed: 'paid',
  variable: 'spent',
  savings: 'put aside',
};

const known = (group: string): BudgetGroup | undefined =>
  BUDGET_GROUPS.find((each) => each === group);

export function groupTitle(group: string): string {
  const name = known(group);
  return name ? GROUP_TITLES[name] : group;
}

export const groupVerb = (group: string): string => GROUP_VERBS[known(group) ?? 'variable'];
