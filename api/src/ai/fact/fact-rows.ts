import {
  type Account,
  filterTransactions,
  type FinancialData,
  type Liability,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import type { FactQuery } from './fact';
import { factFilter } from './fact-filter';

/** Returns nothing for a fact that only a screen shows. */
export function factRows(
  query: FactQuery,
  { transactions, accounts, liabilities, today }: FinancialData,
): (Transaction | Account | Liability)[] {
  if (query.of === 'transactions')
    return filterTransactions(transactions, { ...factFilter(query), today });
  if (query.of === 'screen') return [];
  return [...accounts, ...liabilities].filter(({ id }) => query.ids.includes(id));
}
