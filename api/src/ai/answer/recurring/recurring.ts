import {
  addDays,
  daysBetween,
  type IsoDate,
  isOwnTransfer,
  type RecurringStream,
  recurringStreams,
  subscriptionCosts,
  upcoming as expected,
  upcomingTotals,
  isReplacedByOwnItem,
} from '@halyard/shared-contracts/finance';
import { abs, sum } from '@halyard/shared-contracts/money';
import { debtFacts } from '../../fact/debt-facts';
import type { FactQuery } from '../../fact/fact';
import { type FiguredText, say } from '../../fact/figured-text';
import { perData } from '../../per-data';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { ownItems, ownLine, paymentLine, soonestFirst } from './own-items';
import { forSubject } from '../subject';

const CASH_FLOW = screen('/cashflow');
const DAYS = 30;
const MOST_DAYS = 366;
const MOST = 10;
/** Somebody who asks for the bills until a day wants all of them. */
const MOST_AHEAD = 30;

const allStreams = perData(({ transactions, today }) => recurringStreams(transactions, today));

export function streamsOf({ financialData, subject }: AnswerRequest): RecurringStream[] {
  const { categories, merchants, holdings } = subject;
  const isRequested = (stream: RecurringStream) =>
    stream.direction === 'out' &&
    (categories.length === 0 || categories.includes(stream.category)) &&
    (merchants.length === 0 || merchants.includes(stream.merchant)) &&
    (holdings.length === 0 || holdings.some(({ id }) => id === stream.accountId));
  return allStreams(financialData).filter(isRequested);
}

export const rowsOf = ({ transactionIds }: RecurringStream): FactQuery => ({
  of: 'transactions',
  ids: transactionIds,
});

const priceOf = (stream: RecurringStream) =>
  money('recurring amount', stream.priceRise?.to ?? stream.typicalAmount, rowsOf(stream));

export const item = (stream: RecurringStream): FiguredText =>
  say`${shownMerchant(stream.merchant)}: ${priceOf(stream)} ${stream.cadence}, next around ${date('next', stream.nextDate, rowsOf(stream))}`;

const none = (request: AnswerRequest): Part =>
  sentence(say`Your transactions show no recurring payment${forSubject(request.subject)}.`);

export function recurringItems(request: AnswerRequest): Part[] {
  const all = streamsOf(request);
  if (all.length === 0) return [none(request)];
  // A question about savings only is about the user's own transfers.
  const others = all.filter((stream) => !isOwnTransfer(stream));
  const streams = others.length > 0 ? others : all;
  const monthly = streams.filter(({ cadence }) => cadence === 'monthly');
  const total = money(
    'monthly payments',
    sum(monthly.map((stream) => priceOf(stream).value)),
    screen('/cashflow'),
  );
  const count = number('recurring', 'count', streams.length, screen('/cashflow'));
  const first =
    streams.length === 1
      ? say`There is one recurring payment${forSubject(request.subject)}.`
      : say`There are ${count} recurring payments${forSubject(request.subject)}. The monthly ones come to ${total}.`;
  return [
    sentence(first),
    ...yearlyOf(request, streams),
    list(
      inOrder(streams, request)
        .slice(0, request.query.top ?? MOST)
        .map(item),
    ),
    ...ownTransfers(all.filter((stream) => !streams.includes(stream))),
  ];
}

/** What goes to the user's own savings is no bill. */
const ownTransfers = (streams: readonly RecurringStream[]): Part[] =>
  streams.length === 0
    ? []
    : [sentence(say`These go to your own savings and investments:`), list(streams.map(item))];

/** Without an order, the next payment comes first. */
function inOrder(
  streams: readonly RecurringStream[],
  { query: { order } }: AnswerRequest,
): readonly RecurringStream[] {
  if (order !== 'most' && order !== 'least') return streams;
  const sign = order === 'most' ? -1 : 1;
  return streams.toSorted((a, b) => sign * (priceOf(a).value - priceOf(b).value));
}

/** /cashflow shows the same yearly cost. */
function yearlyOf(
  { financialData, subject }: AnswerRequest,
  streams: readonly RecurringStream[],
): Part[] {
  const { subscriptions, yearly } = subscriptionCosts(streams, financialData.today);
  const isAbout = subject.categories.includes('Subscriptions');
  if (!isAbout || subscriptions.length === 0) return [];
  const cost = money('subscriptions of a year', yearly, CASH_FLOW);
  return [sentence(say`At today’s prices, subscriptions cost ${cost} a year.`)];
}

export function daysAhead({
  query,
  period: { to },
  financialData: { today },
}: AnswerRequest): number {
  if (!query.period || !to || to < today) return DAYS;
  return Math.min(daysBetween(today, to), MOST_DAYS);
}

const untilDay = (request: AnswerRequest) =>
  date('until', addDays(request.financialData.today, daysAhead(request)), screen('/cashflow'));

/** Says 'until December 4', 'on December 4', or 'from November 29 to December 5'. */
export function whenAhead(request: AnswerRequest): FiguredText {
  const { from } = request.period;
  const until = untilDay(request);
  const isLater =
    request.query.period !== null && from !== null && from > request.financialData.today;
  if (!isLater) return say`until ${until}`;
  if (from >= until.value) return say`on ${until}`;
  return say`from ${date('from', from, screen('/cashflow'))} to ${until}`;
}

/** A question about a future time leaves out what is expected before it. */
export const isInTime = ({ query, period: { from } }: AnswerRequest, day: IsoDate): boolean =>
  query.period === null || from === null || day >= from;

/** Names the usual payment of a debt, because its due date is unknown. */
function dueOnDebts({ financialData, subject }: AnswerRequest): Part[] {
  const named = new Set(subject.holdings.map(({ id }) => id));
  return debtFacts(financialData)
    .filter(({ id }) => named.has(id))
    .map(({ name, payment, isMinimum }) =>
      sentence(
        payment
          ? say`The day on which ${name} is due is not known. Its ${isMinimum ? 'minimum ' : ''}payment is ${payment} a month.`
          : say`The day on which ${name} is due is not known.`,
      ),
    );
}

function paidAlready(request: AnswerRequest, streams: readonly RecurringStream[]): Part[] {
  const { query, period, financialData } = request;
  const { today, transactions } = financialData;
  const { from } = period;
  if (query.period === null || from === null || from >= today) return [];
  const ids = new Set<string>(streams.flatMap(({ transactionIds }) => transactionIds));
  const rows = transactions.filter(
    ({ id, date: day, transfer }) => ids.has(id) && !transfer && day >= from && day <= today,
  );
  if (rows.length === 0) return [];
  const rowsPaid = { of: 'transactions', ids: rows.map(({ id }) => id) } as const;
  const paid = money('paid', abs(sum(rows.map(({ amount }) => amount))), rowsPaid);
  return [
    sentence(
      say`Since ${date('since', from, rowsPaid)}, ${paid} of recurring payments${forSubject(request.subject)} was paid.`,
    ),
  ];
}

export function upcoming(request: AnswerRequest): Part[] {
  const onDebts = dueOnDebts(request);
  if (onDebts.length > 0) return onDebts;
  const streams = streamsOf(request);
  const { today } = request.financialData;
  const days = daysAhead(request);
  const own = ownItems(request, 'out', days).filter(({ date: day }) => isInTime(request, day));
  if (streams.length + own.length === 0) return [none(request)];
  const all = expected(streams, today, days).filter(
    (each) => isInTime(request, each.date) && !isReplacedByOwnItem(each, own),
  );
  const others = all.filter(({ stream }) => !isOwnTransfer(stream));
  // A question about savings only is about the user's own transfers.
  const ahead = others.length > 0 ? others : all;
  const when = whenAhead(request);
  const [next] = streams;
  if (ahead.length + own.length === 0 && next)
    return [
      ...paidAlready(request, streams),
      sentence(say`No payment${forSubject(request.subject)} is expected ${when}. The next:`),
      list([item(next)]),
    ];
  const coming = soonestFirst([...ahead.map(paymentLine), ...own.map(ownLine)]);
  const [soonest] = coming;
  if (request.query.top === 1 && soonest)
    return [
      sentence(say`The next payment${forSubject(request.subject)} is expected soon:`),
      list([soonest.line]),
    ];
  const total = money('expected payments', sum(coming.map((each) => each.amount)), CASH_FLOW);
  const moved = money('own savings', upcomingTotals(all).moved, CASH_FLOW);
  const lines = coming.slice(0, request.query.top ?? MOST_AHEAD).map(({ line }) => line);
  const which = lines.length < coming.length ? ` The first ${lines.length}:` : '';
  const kind = own.length === 0 ? 'recurring payments' : 'payments';
  const count = number('payments', 'count', coming.length, CASH_FLOW);
  return [
    ...paidAlready(
      request,
      streams.filter((stream) => !isOwnTransfer(stream)),
    ),
    sentence(
      coming.length === 1
        ? say`One payment of ${total}${forSubject(request.subject)} is expected ${when}:`
        : say`${count} ${kind}${forSubject(request.subject)} are expected ${when}, ${total} in all${which === '' ? ':' : `.${which}`}`,
    ),
    list(lines),
    ...(ahead === others && moved.value > 0
      ? [sentence(say`Another ${moved} goes to your own savings and investments.`)]
      : []),
    link('Open your cash flow', '/cashflow'),
  ];
}
