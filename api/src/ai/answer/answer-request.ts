import {
  addDays,
  filterTransactions,
  type FinancialData,
  isIncome,
  type IsoDate,
  type IsoMonth,
  isSpending,
  isTransfer,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import type { FactQuery } from '../fact/fact';
import { factFilter } from '../fact/fact-filter';
import type { Calendar, Period } from '../understand/time/periods';
import { screen } from './facts';
import type { Outlook } from './long-run/outlook';
import { isMonth } from './period/period-words';
import { type Resolved, subjectQuery } from './subject';
import { weekdayOf } from '../understand/time/weekday';

export interface AnswerRequest {
  readonly financialData: FinancialData;
  readonly query: Query;
  readonly subject: Resolved;
  readonly calendar: Calendar;
  /** A question without a time gets the month that screens open on. */
  readonly period: Period;
  readonly outlook: Outlook;
}

export type AheadRequest = Pick<AnswerRequest, 'financialData' | 'query' | 'outlook'>;

/** The query is a link that opens exactly these rows. */
export interface Rows {
  readonly rows: readonly Transaction[];
  readonly query: FactQuery;
}

export function rowsIn(
  { financialData, subject }: Pick<AnswerRequest, 'financialData' | 'subject'>,
  kind: 'spending' | 'income' | 'any',
  period: Period,
): Rows {
  const time = isMonth(period) && period.from ? { months: [monthOf(period.from)] } : period;
  const anyKind = { of: 'transactions', ...subjectQuery(subject), ...time } as const;
  const data = { ...financialData, transactions: transactionsIn(financialData, period) };
  const tagged = subject.tags.length === 0 ? data : withTags(data, subject);
  const found = transactionsOf(anyKind, tagged).filter(
    (row) => !isLeftOut(row, subject) && hasSize(row, subject.size) && isOnDay(row, subject),
  );
  if (kind === 'any') return byId(found);
  const query = { ...anyKind, kind };
  const rows = found.filter(kind === 'income' ? isIncome : isSpending);
  // The filter for expenses on the screen hides refunds.
  const shown = transactionsOf({ of: 'transactions', kind }, { ...data, transactions: found });
  const isFiltered = shown.length === rows.length;
  if (subject.holdings.length > 1) return byId(ofAccounts(rows, subject));
  const isNarrower = subject.size !== null || subject.weekdays.length + subject.tags.length > 0;
  if (!isFiltered || isNarrower) return byId(rows);
  const { without } = subject;
  if (without.merchants.length + without.holdings.length > 0) return byId(rows);
  return { rows, query: without.categories.length > 0 ? onlyTheseOf(query, rows) : query };
}

/** Returns the rows of that size, day, and account that count in no sum. */
export function uncountedIn(
  { financialData, subject }: Pick<AnswerRequest, 'financialData' | 'subject'>,
  period: Period,
): Rows {
  const accounts = new Set<string>(subject.holdings.map(({ id }) => id));
  return byId(
    transactionsIn(financialData, period).filter(
      (row) =>
        isTransfer(row) &&
        !isSpending(row) &&
        (accounts.size === 0 || accounts.has(row.accountId)) &&
        !isLeftOut(row, subject) &&
        hasSize(row, subject.size) &&
        isOnDay(row, subject),
    ),
  );
}

const isLeftOut = (
  { category, merchant, accountId }: Transaction,
  { without }: Resolved,
): boolean =>
  without.categories.includes(category) ||
  without.merchants.includes(merchant) ||
  without.holdings.some(({ id }) => id === accountId);

const hasSize = ({ amount }: Transaction, size: Query['size']): boolean =>
  Math.abs(amount) > (size?.above ?? -1) && Math.abs(amount) < (size?.below ?? Infinity);

const isOnDay = ({ date }: Transaction, { weekdays }: Resolved): boolean =>
  weekdays.length === 0 || weekdays.includes(weekdayOf(date));

const withTags = (data: FinancialData, { tags }: Resolved): FinancialData => ({
  ...data,
  transactions: data.transactions.filter((row) => row.tags?.some((tag) => tags.includes(tag))),
});

/** The screen can choose categories but cannot leave them out. */
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

/** No filter of the screen selects these rows. */
export function byId(rows: readonly Transaction[]): Rows {
  const ids = rows.map(({ id }) => id);
  const isWhole = rows.every(({ partOf }) => partOf === undefined);
  const isListed = isWhole && ids.length > 0 && ids.length <= MOST_IDS;
  return { rows, query: isListed ? { of: 'transactions', ids } : screen('/transactions') };
}

/** Returns the index of the first row on or before a day. The rows are in order from new to old. */
function indexOfDay(rows: readonly Transaction[], day: IsoDate): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.date > day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function transactionsIn(
  { transactions }: FinancialData,
  { from, to }: Period,
): readonly Transaction[] {
  const first = to === null ? 0 : indexOfDay(transactions, to);
  const end = from === null ? transactions.length : indexOfDay(transactions, addDays(from, -1));
  return transactions.slice(first, end);
}

export function transactionsOf(
  query: Extract<FactQuery, { readonly of: 'transactions' }>,
  { transactions, today }: FinancialData,
): Transaction[] {
  return filterTransactions(transactions, { ...factFilter(query), today });
}

export function requestedMonth({ query, period, calendar }: AnswerRequest): IsoMonth {
  return query.period && isMonth(period) && period.from ? monthOf(period.from) : calendar.month;
}

export const isOfEverything = ({ subject: { categories, merchants } }: AnswerRequest): boolean =>
  categories.length + merchants.length === 0;
