import { keyOf, type FinancialData, wholeId } from '@halyard/shared-contracts/finance';
import type { CategoryUse } from '@halyard/shared-contracts/wire';
import { namesCategory } from '../../rules/rule-of-body';
import type { StoredRule } from '../../rules/stored-rules';

type Data = Pick<FinancialData, 'transactions' | 'budget'>;

export function useOf(
  { transactions, budget }: Data,
  rules: readonly Pick<StoredRule, 'body'>[],
  id: string,
): CategoryUse {
  const rows = transactions.filter((row) => keyOf(row) === id).map((row) => wholeId(row.id));
  const lines = [budget.standard, ...Object.values(budget.months)];
  return {
    transactions: new Set(rows).size,
    budgets: lines.filter((each) => each?.[id] !== undefined).length,
    rules: rules.filter(({ body }) => namesCategory(body, id)).length,
  };
}

export const isUsed = (use: CategoryUse): boolean => Object.values(use).some((count) => count > 0);
