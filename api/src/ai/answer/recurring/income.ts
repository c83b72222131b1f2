import {
  annualIncome,
  daysBetween,
  incomeBasis,
  type IsoDate,
  type IncomeSource,
  isOwnTransfer,
  recurringStreams,
  regularIncome,
  upcoming,
  isReplacedByOwnItem,
} from '@halyard/shared-contracts/finance';
import { abs, divide, sum } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { perData } from '../../per-data';
import { shownMerchant } from '../../privacy/merchant-text';
import { type AnswerRequest, rowsIn } from '../answer-request';
import { date, money, number, screen } from '../facts';
import { list, type Part, sentence } from '../parts';
import { nextPayday } from '../../understand/payday';
import { EVER } from '../../understand/time/periods';
import { inKnown } from '../period/known-time';
import { daysAhead, isInTime, whenAhead } from './recurring';
import { daysAgo } from '../spending/rows';
import { times } from '../spending/spending';
import { ownItems, ownLine, paymentLine, soonestFirst } from './own-items';
import { forSubject, onSubject } from '../subject';

const MOST = 10;
const NEWEST = 8;
const MONTHS = 12;
const INCOME = screen('/income');
const CASH_FLOW = screen('/cashflow');

/** Returns a line such as 'Acme: $1,200.00 biweekly'. */
function sourceLine({ name, amount, cadence }: IncomeSource): FiguredText {
  const often = cadence === 'irregular' ? 'in an average month' : cadence;
  return say`${shownMerchant(name)}: ${money('payment', amount, INCOME)} ${often}`;
}

/** Sums up the regular deposits of a named source or category. Returns null if the question names none. */
function ofNamed(
  sources: readonly IncomeSource[],
  { categories, merchants, label }: AnswerRequest['subject'],
): Part[] | null {
  if (categories.length + merchants.length === 0) return null;
  const own = sources.filter(
    ({ category, name }) => categories.includes(category) || merchants.includes(name),
  );
  if (own.length === 0)
    return [
      sentence(say`No deposit from ${label} comes regularly, so it has no figure of a year.`),
    ];
  const yearly = sum(own.map((source) => source.yearly));
  const year = money('annual income', yearly, INCOME);
  const month = money('usual month', divide(yearly, MONTHS), INCOME);
  return [
    sentence(
      say`Your regular ${merchants.length > 0 ? `income from ${label}` : label} is ${year} a year, which is ${month} a month, from your deposits, after tax.`,
    ),
    list(own.map(sourceLine)),
  ];
}

export function yearlyIncome({ financialData, subject }: AnswerRequest): Part[] {
  const yearly = annualIncome(financialData);
  if (yearly === null)
    return [sentence(say`No regular income is known yet, so there is no yearly figure.`)];
  const year = money('annual income', yearly, INCOME);
  const month = money('usual month', divide(yearly, MONTHS), INCOME);
  const basis =
    incomeBasis(financialData) === 'profile'
      ? 'as your profile says, before tax'
      : 'from your regular deposits, after tax';
  const { sources } = regularIncome(financialData);
  const own = ofNamed(sources, subject);
  if (own) return own;
  return [
    sentence(say`Your regular income is ${year} a year, which is ${month} a month, ${basis}.`),
    ...(sources.length === 0
      ? []
      : [sentence(say`These deposits are regular:`), list(sources.slice(0, MOST).map(sourceLine))]),
  ];
}

const incomeStreams = perData(({ transactions, today }) =>
  recurringStreams(transactions, today).filter(({ direction }) => direction === 'in'),
);

export function expectedIncome(request: AnswerRequest): Part[] {
  const { financialData, subject } = request;
  const { categories, merchants } = subject;
  const streams = incomeStreams(financialData).filter(
    (stream) =>
      !isOwnTransfer(stream) &&
      (categories.length === 0 || categories.includes(stream.category)) &&
      (merchants.length === 0 || merchants.includes(stream.merchant)),
  );
  const days = daysAhead(request);
  const own = ownItems(request, 'in', days).filter(({ date: day }) => isInTime(request, day));
  const rhythms = upcoming(streams, financialData.today, days).filter(({ date: day }) =>
    isInTime(request, day),
  );
  const ahead = soonestFirst([
    ...rhythms.filter((each) => !isReplacedByOwnItem(each, own)).map(paymentLine),
    ...own.map(ownLine),
  ]);
  const when = whenAhead(request);
  if (ahead.length === 0)
    return [sentence(say`No deposit${forSubject(subject)} with a rhythm is expected ${when}.`)];
  const [soonest] = ahead;
  if (request.query.top === 1 && soonest)
    return [
      sentence(say`The next deposit${forSubject(subject)} is expected soon:`),
      list([soonest.line]),
    ];
  const total = money('expected deposits', sum(ahead.map(({ amount }) => amount)), CASH_FLOW);
  const lines = ahead.slice(0, request.query.top ?? MOST).map(({ line }) => line);
  const kind = own.length === 0 ? 'regular deposits' : 'deposits';
  const count = number('deposits', 'count', ahead.length, CASH_FLOW);
  return [
    sentence(
      ahead.length === 1
        ? say`One deposit of ${total}${forSubject(subject)} is expected ${when}:`
        : say`${count} ${kind}${forSubject(subject)} are expected ${when}, ${total} in all:`,
    ),
    list(lines),
    // A small deposit before the payday, such as interest, is none.
    ...(categories.length + merchants.length === 0
      ? inDays(request, 'payday', nextPayday(financialData))
      : inDays(request, 'one', soonest?.date)),
  ];
}

/** 'How many days until payday' asks for a number. */
function inDays(
  { financialData: { today } }: AnswerRequest,
  what: 'payday' | 'one',
  day: IsoDate | null | undefined,
): Part[] {
  const days = day ? daysBetween(today, day) : 0;
  return days > 1 ? [sentence(say`The next ${what} is in ${String(days)} days.`)] : [];
}

/** The last deposit may be of an earlier month. */
function lastDeposit(request: AnswerRequest): Part[] {
  const [row] = rowsIn(request, 'income', EVER).rows;
  const from = onSubject(request.subject).replace(/^ (?:at|on) /, ' from ');
  if (!row) return [sentence(say`There is no deposit of income${from}.`)];
  const query = { of: 'transactions', ids: [row.id] } as const;
  return [
    sentence(
      say`The last deposit${forSubject(request.subject)} was ${money('last deposit', row.amount, query)} on ${date('date', row.date, query)}, ${row.date.slice(0, 4)}, from ${shownMerchant(row.merchant)}.`,
    ),
    sentence(say`That was ${daysAgo(row, request)}.`),
  ];
}

export function deposits(request: AnswerRequest): Part[] {
  if (request.query.top === 1 && request.query.period === null && request.query.order === null)
    return lastDeposit(request);
  const { rows, query } = rowsIn(request, 'income', request.period);
  const from = onSubject(request.subject).replace(/^ (?:at|on) /, ' from ');
  const when = inKnown(request, request.period);
  if (rows.length === 0) return [sentence(say`There is no deposit of income${from} ${when}.`)];
  const total = money('income', sum(rows.map(({ amount }) => amount)), query);
  const { order } = request.query;
  const sign = order === 'least' ? -1 : 1;
  const isSorted = order === 'most' || order === 'least';
  const sorted = isSorted ? rows.toSorted((a, b) => sign * (b.amount - a.amount)) : rows;
  const shown = sorted.slice(0, request.query.top ?? NEWEST);
  return [
    sentence(
      say`There ${rows.length === 1 ? 'is' : 'are'} ${times(rows.length, 'deposit', query)} of income${from} ${when}${rows.length === 1 ? ': ' : ', '}${total}${rows.length === 1 ? '' : ' in all'}.${isSorted ? ` The ${order === 'least' ? 'smallest' : 'largest'} first:` : ''}`,
    ),
    list(
      shown.map(({ id, merchant, amount, date: day }) => {
        const row = { of: 'transactions', ids: [id] } as const;
        return say`${shownMerchant(merchant)}: ${money('amount', amount, row)} on ${date('date', day, row)}`;
      }),
    ),
  ];
}

export function refunds(request: AnswerRequest): Part[] {
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  const rows = rowsIn(request, 'spending', request.period).rows.filter(({ amount }) => amount > 0);
  if (rows.length === 0) return [sentence(say`There is no refund${about} ${when}.`)];
  const query = { of: 'transactions', ids: rows.map(({ id }) => id) } as const;
  const total = money('refunds', abs(sum(rows.map(({ amount }) => amount))), query);
  return [
    sentence(
      say`You received ${total} back${about} ${when}, in ${times(rows.length, 'refund', query)}. It is taken off your spending.`,
    ),
    list(
      rows.slice(0, request.query.top ?? NEWEST).map(({ id, merchant, amount, date: day }) => {
        const row = { of: 'transactions', ids: [id] } as const;
        return say`${shownMerchant(merchant)}: ${money('amount', amount, row)} on ${date('date', day, row)}`;
      }),
    ),
  ];
}
