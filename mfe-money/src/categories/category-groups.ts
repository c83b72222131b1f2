import { budgetGroups, type UserCategory } from '@halyard/shared-contracts/finance';
import { groupTitle } from '../group-title';

export interface CategoryGroup {
  readonly title: string;
  readonly categories: readonly UserCategory[];
}

const WITHOUT_BUDGET = [
  ['income', 'Income'],
  ['transfer', 'Transfers'],
] as const;

export function categoryGroups(categories: readonly UserCategory[]): CategoryGroup[] {
  const ofBudget = budgetGroups(categories).map((group) => ({
    title: groupTitle(group),
    categories: categories.filter((each) => each.group === group),
  }));
  const others = WITHOUT_BUDGET.map(([kind, title]) => ({
    title,
    categories: categories.filter((each) => each.group === null && each.kind === kind),
  }));
  return [...ofBudget, ...others].filter((group) => group.categories.length > 0);
}
