import {
  addDays,
  daysBetween,
  type RecurringStream,
  recurringStreams,
  upcoming as expected,
  upcomingTotals,
} from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import type { FactQuery } from '../fact/fact';
import { type Said, say } from '../fact/said';
import { perData } from '../per-data';
import { shownMerchant } from '../privacy/merchant-text';
import type { Asked } from './asked';
import { date, money, number, screen } from './facts';
import { link, list, type Part, sentence } from './parts';
import { forSubject } from './subject';

const DAYS = 30;
const MOST_DAYS = 366;
const MOST = 10;

/** Everything that recurs. */
const allStreams = perData(({ transactions, today }) => recurringStreams(transactions, today));

/** The recurring payments that a question asks about. */
function streamsOf({ financialData, subject }: Asked): RecurringStream[] {
  const { categories, merchants, holdings } = subject;
  const isAsked = (stream: RecurringStream) =>
    stream.direction === 'out' &&
    (categories.length === 0 || categories.includes(stream.category)) &&
    (merchants.length === 0 || merchants.includes(stream.merchant)) &&
    (holdings.length === 0 || holdings.some(({ id }) => id === stream.accountId));
  return allStreams(financialData).filter(isAsked);
}

const rowsOf = ({ transactionIds }: RecurringStream): FactQuery => ({
  of: 'transactions',
  ids: transactionIds,
});

const priceOf = (stream: RecurringStream) =>
  money('recurring amount', stream.priceRise?.to ?? stream.typicalAmount, rowsOf(stream));

const item = (stream: RecurringStream): Said =>
  say`${shownMerchant(stream.merchant)}: ${priceOf(stream)} ${stream.cadence}, next around ${date('next', stream.nextDate, rowsOf(stream))}`;

const none = (asked: Asked): Part =>
  sentence(say`Your transactions show no recurring payment${forSubject(asked.subject)}.`);

/** Bills and subscriptions, soonest first. */
export function recurringItems(asked: Asked): Part[] {
  const streams = streamsOf(asked);
  if (streams.length === 0) return [none(asked)];
  const monthly = streams.filter(({ cadence }) => cadence === 'monthly');
  const total = money(
    'monthly payments',
    sum(monthly.map((stream) => priceOf(stream).value)),
    screen('/cashflow'),
  );
  const count = number('recurring', 'count', streams.length, screen('/cashflow'));
  const first =
    streams.length === 1
      ? say`There is one recurring payment${forSubject(asked.subject)}.`
      : say`There are ${count} recurring payments${forSubject(asked.subject)}. The monthly ones come to ${total}.`;
  return [sentence(first), list(streams.slice(0, asked.query.top ?? MOST).map(item))];
}

/** How many days ahead a question looks. */
function daysAhead({ query, period: { to }, financialData: { today } }: Asked): number {
  if (!query.period || !to || to <= today) return DAYS;
  return Math.min(daysBetween(today, to), MOST_DAYS);
}

/** Payments that are expected, soonest first. */
export function upcoming(asked: Asked): Part[] {
  const streams = streamsOf(asked);
  if (streams.length === 0) return [none(asked)];
  const { today } = asked.financialData;
  const days = daysAhead(asked);
  const ahead = expected(streams, today, days);
  const until = date('until', addDays(today, days), screen('/cashflow'));
  const [next] = streams;
  if (ahead.length === 0 && next)
    return [sentence(say`No payment is expected until ${until}. The next:`), list([item(next)])];
  const total = money('expected payments', upcomingTotals(ahead).moneyOut, screen('/cashflow'));
  const lines = ahead.slice(0, asked.query.top ?? MOST).map(({ stream, date: day, amount }) => {
    const rows = rowsOf(stream);
    return say`${shownMerchant(stream.merchant)}: ${money('expected', amount, rows)} around ${date('expected day', day, rows)}`;
  });
  return [
    sentence(
      say`Until ${until}, ${total} of recurring payments${forSubject(asked.subject)} ${ahead.length === 1 ? 'is' : 'are'} expected.`,
    ),
    list(lines),
    link('Open your cash flow', '/cashflow'),
  ];
}

/** Recurring payments whose price rose. */
export function priceIncreases(asked: Asked): Part[] {
  const risen = streamsOf(asked).flatMap((stream) =>
    stream.priceRise ? [{ stream, ...stream.priceRise }] : [],
  );
  if (risen.length === 0)
    return [sentence(say`No recurring payment${forSubject(asked.subject)} shows a higher price.`)];
  const lines = risen.map(({ stream, from, to }) => {
    const rows = rowsOf(stream);
    return say`${shownMerchant(stream.merchant)}: from ${money('old price', from, rows)} to ${money('new price', to, rows)}`;
  });
  return [sentence(say`These recurring payments cost more than before:`), list(lines)];
}
