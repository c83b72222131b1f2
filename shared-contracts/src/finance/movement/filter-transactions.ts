import type { Category } from '../category';
import { addDays, monthOf, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isInScope, type TransactionScope } from './transaction-scope';

/** The type chips of the transactions screen. */
export type TransactionTypeFilter = 'all' | 'income' | 'expense';
/** The date chips: all, this calendar month, the last 30 or 90 days. */
export type TransactionDateFilter = 'all' | 'month' | '30' | '90';

/** Choices of the transactions screen. `today` is the day that 'month', '30' and '90' count from. */
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

/**
 * The transactions that meet every choice, in their order (P1-5-5 to P1-5-8). The search looks for a
 * part of merchant or category in any case; Income is above 0 and Expense below 0, transfers included unless the
 * scope leaves them out.
 */
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
