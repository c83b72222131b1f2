import { keyOf, type FinancialData, wholeId } from '@halyard/shared-contracts/finance';
import type { CategoryUse } from '@halyard/shared-contracts/wire';

/** What is in a category. No rules exist yet that could name one. */
export function useOf(
  { transactions, budget }: Pick<FinancialData, 'transactions' | 'budget'>,
  id: string,
): CategoryUse {
  const rows = transactions.filter((row) => keyOf(row) === id).map((row) => wholeId(row.id));
  const lines = [budget.standard, ...Object.values(budget.months)];
  return {
    transactions: new Set(rows).size,
    budgets: lines.filter((each) => each?.[id] !== undefined).length,
    rules: 0,
  };
}

export const isUsed = (use: CategoryUse): boolean => Object.values(use).some((count) => count > 0);
