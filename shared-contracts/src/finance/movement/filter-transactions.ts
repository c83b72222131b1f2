import type { Category } from '../category';
import { addDays, monthOf, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isInScope, type TransactionScope } from './transaction-scope';

export type TransactionTypeFilter = 'all' | 'income' | 'expense';
export type TransactionDateFilter = 'all' | 'month' | '30' | '90';

export interface TransactionFilter extends TransactionScope {
  readonly query: string;
  readonly category: Category | 'all';
  readonly type: TransactionTypeFilter;
  readonly date: TransactionDateFilter;
  readonly today: IsoDate;
}

type Test = (transaction: Transaction) => boolean;

const queryTest = (query: string): Test => {
  const wanted = query.trim().toLowerCase();
  return ({ merchant, category }) =>
    merchant.toLowerCase().includes(wanted) || category.toLowerCase().includes(wanted);
};

const typeTest = (type: 'income' | 'expense'): Test =>
  type === 'income' ? ({ amount }) => amount > 0 : ({ amount }) => amount < 0;

const dateTest = (date: 'month' | '30' | '90', today: IsoDate): Test => {
  if (date === 'month') return (t) => monthOf(t.date) === monthOf(today);
  const from = addDays(today, -Number(date));
  return (t) => t.date >= from;
};

/** Income and Expense go by sign and include transfers (P1-5-5 to P1-5-8). */
export function filterTransactions(
  transactions: readonly Transaction[],
  { query, category, type, date, today, ...scope }: TransactionFilter,
): Transaction[] {
  const tests: Test[] = [];
  if (query.trim() !== '') tests.push(queryTest(query));
  if (category !== 'all') tests.push((t) => t.category === category);
  if (type !== 'all') tests.push(typeTest(type));
  if (date !== 'all') tests.push(dateTest(date, today));
  tests.push(isInScope(scope));
  return transactions.filter((transaction) => tests.every((test) => test(transaction)));
}
