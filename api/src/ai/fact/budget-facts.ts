import {
  type BudgetLine,
  budgetLines,
  budgetMonth,
  budgetTotals,
  type Category,
  type FinancialData,
  type IsoMonth,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { MoneyFact } from './fact';

const SCREEN = { of: 'screen', path: '/budget' } as const;

const fact = (
  id: string,
  label: string,
  value: Cents,
  rest: Pick<MoneyFact, 'query'> & { readonly period: IsoMonth; readonly category?: Category },
): MoneyFact => ({
  id: `${id}:${rest.category ?? 'all'}:${rest.period}`,
  unit: 'cents',
  label,
  value,
  ...rest,
});

/** Without a budget, only the spending is known. */
export interface BudgetFacts {
  readonly spent: MoneyFact;
  readonly budgeted: MoneyFact | null;
  readonly remaining: MoneyFact | null;
}

/** `remaining` is below zero if the budget is exceeded. */
export function budgetFacts(
  { budget, transactions, categories }: FinancialData,
  month: IsoMonth,
): BudgetFacts {
  const totals = budgetTotals(budgetMonth(budget, transactions, month, categories));
  const screen = { period: month, query: SCREEN };
  const rows = { of: 'transactions', kind: 'spending', months: [month] } as const;
  const spent = fact('budget_spent', 'Total spending', totals.spent, {
    period: month,
    query: rows,
  });
  if (totals.budgeted === null) return { spent, budgeted: null, remaining: null };
  return {
    spent,
    budgeted: fact('budgeted', 'Total budget', totals.budgeted, screen),
    remaining: fact('budget_left', 'Total left of the budget', totals.remaining, screen),
  };
}

export interface BudgetLineFacts {
  readonly category: Category;
  readonly status: BudgetLine['status'];
  readonly assigned: MoneyFact;
  readonly spent: MoneyFact;
  readonly remaining: MoneyFact;
}

export function budgetLineFacts(
  { budget, transactions, categories }: FinancialData,
  month: IsoMonth,
): BudgetLineFacts[] {
  return budgetLines(budgetMonth(budget, transactions, month, categories)).map(
    ({ category, status, assigned, spent, remaining }) => {
      const screen = { category, period: month, query: SCREEN };
      const rows = { of: 'transactions', kind: 'spending', category, months: [month] } as const;
      return {
        category,
        status,
        assigned: fact('assigned', 'Budget', assigned, screen),
        spent: fact('line_spent', 'Spent', spent, { ...screen, query: rows }),
        remaining: fact('line_left', 'Left of the budget', remaining, screen),
      };
    },
  );
}
