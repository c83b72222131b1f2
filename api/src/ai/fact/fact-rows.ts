import {
  type Account,
  type Household,
  isIncome,
  isSpending,
  type Liability,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import type { FactQuery } from './fact';

type OfTransactions = Extract<FactQuery, { readonly of: 'transactions' }>;

const meets =
  ({ kind, category, month, merchant, id }: OfTransactions) =>
  (row: Transaction): boolean =>
    (kind !== 'spending' || isSpending(row)) &&
    (kind !== 'income' || isIncome(row)) &&
    (category === undefined || row.category === category) &&
    (month === undefined || monthOf(row.date) === month) &&
    (merchant === undefined || row.merchant === merchant) &&
    (id === undefined || row.id === id);

/** The rows that a fact was made from; none for one that only a screen shows. */
export function factRows(
  query: FactQuery,
  { transactions, accounts, liabilities }: Household,
): (Transaction | Account | Liability)[] {
  if (query.of === 'transactions') return transactions.filter(meets(query));
  if (query.of === 'screen') return [];
  return [...accounts, ...liabilities].filter(({ id }) => query.ids.includes(id));
}
