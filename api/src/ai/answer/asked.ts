import {
  addDays,
  filterTransactions,
  type FinancialData,
  isIncome,
  type IsoDate,
  type IsoMonth,
  isSpending,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { factFilter } from '../fact/fact-filter';
import type { Calendar, Period } from '../understand/periods';
import { screen } from './facts';
import { isMonth } from './period-words';
import { type Resolved, subjectQuery } from './subject';

/** A question whose names are found, and whose time is set. */
export interface Asked {
  readonly financialData: FinancialData;
  readonly query: Query;
  readonly subject: Resolved;
  readonly calendar: Calendar;
  /** The time of the question, or the month that screens open on. */
  readonly period: Period;
}

/** The rows of a question, and the query whose link opens exactly these. */
export interface Rows {
  readonly rows: readonly Transaction[];
  readonly query: FactQuery;
}

/** Spending or income of a subject in a period. */
export function rowsIn(
  { financialData, subject }: Pick<Asked, 'financialData' | 'subject'>,
  kind: 'spending' | 'income',
  period: Period,
): Rows {
  const time = isMonth(period) && period.from ? { months: [monthOf(period.from)] } : period;
  const query = { of: 'transactions', kind, ...subjectQuery(subject), ...time } as const;
  const data = { ...financialData, transactions: within(financialData, period) };
  const { kind: _kind, ...anySign } = query;
  const found = transactionsOf(anySign, data).filter(
    ({ category }) => !subject.without.includes(category),
  );
  const rows = found.filter(kind === 'income' ? isIncome : isSpending);
  // A refund is spending with the other sign, which the filter of the screen does not show among expenses.
  const shown = transactionsOf({ of: 'transactions', kind }, { ...data, transactions: found });
  const isFiltered = shown.length === rows.length;
  if (subject.holdings.length > 1) return byId(ofAccounts(rows, subject));
  if (!isFiltered) return byId(rows);
  return { rows, query: subject.without.length > 0 ? onlyTheseOf(query, rows) : query };
}

/** The screen can choose categories but not leave them out: those of the rows are all others. */
function onlyTheseOf(
  { category: _one, ...query }: Extract<FactQuery, { readonly of: 'transactions' }>,
  rows: readonly Transaction[],
): FactQuery {
  const categories = [...new Set(rows.map(({ category }) => category))];
  return categories.length === 0 ? screen('/transactions') : { ...query, categories };
}

const MOST_IDS = 100;

function ofAccounts(rows: readonly Transaction[], { holdings }: Resolved): Transaction[] {
  const accounts = new Set(holdings.map(({ id }) => id));
  return rows.filter(({ accountId }) => accounts.has(accountId));
}

/** Rows that a link opens one by one, because no filter of the screen selects them. */
function byId(rows: readonly Transaction[]): Rows {
  const ids = rows.map(({ id }) => id);
  const isWhole = rows.every(({ partOf }) => partOf === undefined);
  const isListed = isWhole && ids.length > 0 && ids.length <= MOST_IDS;
  return { rows, query: isListed ? { of: 'transactions', ids } : screen('/transactions') };
}

/** The first place of a list, newest first, whose row is on or before a day. */
function placeOf(rows: readonly Transaction[], day: IsoDate): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.date > day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The transactions of a period; they are newest first, so most rows are never looked at. */
function within({ transactions }: FinancialData, { from, to }: Period): readonly Transaction[] {
  const first = to === null ? 0 : placeOf(transactions, to);
  const end = from === null ? transactions.length : placeOf(transactions, addDays(from, -1));
  return transactions.slice(first, end);
}

/** The transactions of a query of rows. */
export function transactionsOf(
  query: Extract<FactQuery, { readonly of: 'transactions' }>,
  { transactions, today }: FinancialData,
): Transaction[] {
  return filterTransactions(transactions, { ...factFilter(query), today });
}

/** The month of a question: the one it names, or the one that screens open on. */
export function monthAsked({ query, period, calendar }: Asked): IsoMonth {
  return query.period && isMonth(period) && period.from ? monthOf(period.from) : calendar.month;
}
