import type { Category } from '../category';
import { addDays, monthOf, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isCountedIn, partIn } from './spending/spending-parts';
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

export function chosenCategories({
  category,
  categories,
}: Pick<TransactionFilter, 'category' | 'categories'>): readonly Category[] {
  return category === 'all' ? categories : [category];
}

/** Filters by sign, transfers included (P1-5-5 to P1-5-8). */
export function passesFilter({
  query,
  category,
  type,
  date,
  today,
  ...scope
}: TransactionFilter): (row: Transaction) => boolean {
  const tests: Test[] = [];
  if (query.trim() !== '') tests.push(queryTest(query));
  if (category !== 'all') tests.push((t) => isCountedIn(t, category));
  if (type !== 'all') tests.push(typeTest(type));
  if (date !== 'all') tests.push(dateTest(date, today));
  tests.push(isInScope(scope));
  return (transaction) => tests.every((test) => test(transaction));
}

/** In a list of one category, a row shows only the part that counts there (P3-A3-5). */
export function filterTransactions(
  transactions: readonly Transaction[],
  filter: TransactionFilter,
): Transaction[] {
  const found = transactions.filter(passesFilter(filter));
  const chosen = chosenCategories(filter);
  if (chosen.length === 0 && !filter.countedOnly) return found;
  return found.map((row) => partIn(row, chosen));
}
