import { daysBetween, totalSpending, type Transaction } from '@halyard/shared-contracts/finance';
import { abs, divide, sum } from '@halyard/shared-contracts/money';
import { isRefund, isSpending } from '@halyard/shared-contracts/finance';
import type { Fact } from '../../fact/fact';
import { factHref } from '../../fact/fact-href';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { EVER } from '../../understand/time/periods';
import { type AnswerRequest, byId, rowsIn } from '../answer-request';
import { countedBy } from './counted-by';
import { date, money, number } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { ordinal } from '../ordinal';
import { withoutSaved } from './put-aside';
import { recurringItems } from '../recurring/recurring';
import { times } from './spending';
import { EVERYTHING, onSubject } from '../subject';

const LARGEST = 3;
const NEWEST = 8;
const OFTEN = 3;

const priced = ({ id, amount, date: day }: Transaction): FiguredText => {
  const query = { of: 'transactions', ids: [id] } as const;
  return say`${money('amount', abs(amount), query)} on ${date('date', day, query)}`;
};
const line = (row: Transaction): FiguredText => say`${shownMerchant(row.merchant)}: ${priced(row)}`;
const yearOf = ({ date: day }: Transaction): string => day.slice(0, 4);
/** Adds the year to each line if a row is not from this year. */
const linesOf = (
  rows: readonly Transaction[],
  { today }: AnswerRequest['financialData'],
): FiguredText[] =>
  rows.some((row) => yearOf(row) !== today.slice(0, 4))
    ? rows.map((row) => say`${line(row)}, ${yearOf(row)}`)
    : rows.map(line);

/** Returns ', $30.00 in all' for several payments and ': $30.00' for one. */
const sumOf = (payments: number, total: Fact): FiguredText =>
  payments === 1 ? say`: ${total}` : say`, ${total} in all`;

export function count(request: AnswerRequest): Part[] {
  const found = rowsIn(request, 'spending', request.period);
  const refunded = found.rows.filter(isRefund);
  const { rows, query } =
    refunded.length === 0 ? found : byId(found.rows.filter((row) => !isRefund(row)));
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  if (rows.length === 0) return [sentence(say`There is no payment${about} ${when}.`)];
  const total = money('spending', abs(sum(rows.map(({ amount }) => amount))), query);
  const back = byId(refunded);
  const refund = money('refunds', abs(sum(refunded.map(({ amount }) => amount))), back.query);
  const net = money('spending', totalSpending(found.rows), found.query);
  return [
    sentence(
      say`You made ${times(rows.length, 'payment', query)}${about} ${when}${sumOf(rows.length, total)}.`,
    ),
    ...(refunded.length === 0 ? [] : [sentence(say`${refund} came back, so you spent ${net}.`)]),
    ...countedBy(request, rows),
  ];
}

export function largest(request: AnswerRequest): Part[] {
  const { order, rank, top } = request.query;
  const paid = rowsIn(request, 'spending', request.period).rows.filter((row) => !isRefund(row));
  const { rows, aside } = withoutSaved(request, paid);
  const query = { of: 'transactions', ids: rows.map(({ id }) => id) } as const;
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  if (rows.length === 0) return [sentence(say`There is no payment${about} ${when}.`), ...aside];
  const isLeast = order === 'least';
  const sorted = rows.toSorted((a, b) => (isLeast ? b.amount - a.amount : a.amount - b.amount));
  const first = (rank ?? 1) - 1;
  const found = sorted.slice(first, first + (rank === null ? (top ?? LARGEST) : 1));
  if (found.length === 0)
    return [
      sentence(say`You made only ${times(rows.length, 'payment', query)}${about} ${when}.`),
      ...aside,
    ];
  const place = rank === null || rank === 1 ? '' : `${ordinal(rank)} `;
  const size = isLeast ? 'smallest' : 'largest';
  const what = found.length === 1 ? 'payment' : 'payments';
  const are = found.length === 1 ? 'was' : 'were';
  return [
    sentence(say`Your ${place}${size} ${what}${about} ${when} ${are}:`),
    list(linesOf(found, request.financialData)),
    ...aside,
  ];
}

export const daysAgo = ({ date: day }: Transaction, { financialData }: AnswerRequest): string => {
  const days = daysBetween(day, financialData.today);
  return days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
};

export const FIRST_OF = {
  newest: 'newest',
  oldest: 'oldest',
  most: 'largest',
  least: 'smallest',
} as const;

/** The rows are in order from new to old. */
export function ordered(
  rows: readonly Transaction[],
  order: AnswerRequest['query']['order'],
): readonly Transaction[] {
  if (order === 'oldest') return rows.toReversed();
  if (order === null) return rows;
  const sign = order === 'most' ? -1 : 1;
  return rows.toSorted((a, b) => sign * (abs(a.amount) - abs(b.amount)));
}

export function transactions(request: AnswerRequest): Part[] {
  const { order, top } = request.query;
  const isAnyTime =
    request.query.period === null &&
    (request.subject.label !== '' || top !== null || request.query.size !== null);
  const period = isAnyTime ? EVER : request.period;
  const { rows, query } = rowsIn(request, 'spending', period);
  const about = onSubject(request.subject);
  const when = inKnown(request, period);
  if (rows.length === 0) return [sentence(say`There is no payment${about} ${when}.`)];
  const sorted = ordered(rows, order);
  const shown = sorted.slice(0, top ?? NEWEST);
  const total = money('spending', abs(sum(rows.map(({ amount }) => amount))), query);
  const end = order === 'oldest' ? 'first' : 'last';
  const [only] = shown;
  if (only && shown.length === 1 && rows.length > 1)
    return [
      sentence(
        say`The ${end} of your ${times(rows.length, 'payment', query)}${about} was ${priced(only)}, ${yearOf(only)}, to ${shownMerchant(only.merchant)}.`,
      ),
      ...(end === 'last' ? [sentence(say`That was ${daysAgo(only, request)}.`)] : []),
      link('Open these transactions', factHref(query)),
    ];
  const which = ` The ${FIRST_OF[order ?? 'newest']}:`;
  return [
    sentence(
      say`You made ${times(rows.length, 'payment', query)}${about} ${when}${sumOf(rows.length, total)}.${shown.length < rows.length ? which : ''}`,
    ),
    list(linesOf(shown, request.financialData)),
    link('Open these transactions', factHref(query)),
  ];
}

function visitsByMerchant(rows: readonly Transaction[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { merchant } of rows) counts.set(merchant, (counts.get(merchant) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export function patterns(request: AnswerRequest): Part[] {
  const spent = request.financialData.transactions.filter(isSpending);
  if (spent.length === 0) return [sentence(say`There are no transactions to analyze yet.`)];
  const query = { of: 'transactions', kind: 'spending' } as const;
  const average = money(
    'average',
    divide(abs(sum(spent.map(({ amount }) => amount))), spent.length),
    query,
  );
  const often = visitsByMerchant(spent)
    .slice(0, OFTEN)
    .map(([merchant, visited]) => {
      const own = { ...query, merchants: [merchant] };
      return say`${shownMerchant(merchant)}: ${number('payments', 'count', visited, own)} ${visited === 1 ? 'payment' : 'payments'}`;
    });
  return [
    sentence(
      say`There ${spent.length === 1 ? 'is' : 'are'} ${times(spent.length, 'payment', query)}, ${average} on average. You paid most often:`,
    ),
    list(often),
    ...recurringItems({ ...request, subject: EVERYTHING }),
  ];
}
