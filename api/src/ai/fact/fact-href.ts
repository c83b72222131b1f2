import { categoryKey, type Household, monthOf } from '@halyard/shared-contracts/finance';
import type { FactQuery } from './fact';

type OfTransactions = Extract<FactQuery, { readonly of: 'transactions' }>;

const TYPES = { spending: 'expense', income: 'income' } as const;

/** The address of the transactions screen with the choices that show a query's rows. */
function transactionsHref(query: OfTransactions, { transactions, today }: Household): string {
  const { kind, category, month, id } = query;
  const merchant = query.merchant ?? transactions.find((row) => row.id === id)?.merchant;
  const isCurrent = month === monthOf(today);
  const choices: readonly (readonly [string, string | undefined])[] = [
    ['q', merchant],
    ['category', category && categoryKey(category)],
    ['type', kind && TYPES[kind]],
    ['date', isCurrent ? 'month' : undefined],
    ['month', isCurrent ? undefined : month],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of choices) if (value !== undefined) params.set(name, value);
  return `/transactions?${params.toString()}`;
}

/** Where a person finds the rows behind a fact: a path of our own, never an address that somebody else wrote. */
export function factHref(query: FactQuery, household: Household): string {
  if (query.of === 'screen') return query.path;
  if (query.of === 'transactions') return transactionsHref(query, household);
  const [only, ...others] = query.ids;
  if (only !== undefined && others.length === 0) {
    return `/transactions?account=${encodeURIComponent(only)}`;
  }
  const isDebt = ({ id }: { readonly id: string }) => query.ids.includes(id);
  const allDebts = query.ids.length === household.liabilities.filter(isDebt).length;
  return allDebts && query.ids.length > 0 ? '/liabilities' : '/accounts';
}
