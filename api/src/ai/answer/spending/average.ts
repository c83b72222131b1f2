import {
  addMonths,
  daysBetween,
  firstDay,
  type IsoDate,
  type IsoMonth,
  lastDay,
  lastFullMonth,
  monthOf,
  totalIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { divide } from '@halyard/shared-contracts/money';
import type { MoneyFact } from '../../fact/fact';
import { say } from '../../fact/figured-text';
import type { Period } from '../../understand/time/periods';
import { type AnswerRequest, isOfEverything, rowsIn } from '../answer-request';
import { money, number } from '../facts';
import { type Part, sentence } from '../parts';
import { FEW_DAYS, inKnown } from '../period/known-time';
import { inPeriod, periodName } from '../period/period-words';
import { onSubject } from '../subject';
import { presentPrices } from './present-price';
import { putAsideOnAverage } from './put-aside';

const MONTHS = 3;

export interface MonthlyAverage {
  readonly fact: MoneyFact;
  readonly period: Period;
  readonly months: number;
}

const monthsBetween = (from: IsoMonth, to: IsoMonth): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5)) -
  Number(from.slice(5)) +
  1;

/** A month of which only the last days are known would lower an average. */
const firstWholeMonth = (oldest: IsoDate): IsoMonth =>
  daysBetween(firstDay(monthOf(oldest)), oldest) > FEW_DAYS
    ? addMonths(monthOf(oldest), 1)
    : monthOf(oldest);

const isOfYear = ({ from }: Period): boolean => from?.endsWith('-01-01') === true;

/** Without a period, the last three months count. */
function monthsOf(
  request: AnswerRequest,
  before: IsoDate | null,
): readonly [IsoMonth, IsoMonth] | null {
  const { financialData, query, period } = request;
  const oldest = financialData.transactions.at(-1)?.date;
  if (!oldest) return null;
  const last =
    before === null
      ? lastFullMonth(request.calendar.month, request.calendar.today)
      : addMonths(monthOf(before), -1);
  const isRequested = before === null && query.period !== null;
  const to = isRequested && period.to && monthOf(period.to) < last ? monthOf(period.to) : last;
  const wanted = isRequested && period.from ? monthOf(period.from) : addMonths(to, 1 - MONTHS);
  // 'Over the past six months' asks for six whole months, and the one in progress is none.
  const isPast =
    isRequested && period.to === lastDay(request.calendar.month) && monthOf(period.to) > last;
  const begin = isPast && wanted < last && !isOfYear(period) ? addMonths(wanted, -1) : wanted;
  const first = firstWholeMonth(oldest);
  const from = begin < first ? first : begin;
  return from > to ? null : [from, to];
}

/** With `before`, the average covers the three months before that day. */
export function averageOf(
  request: AnswerRequest,
  kind: 'spending' | 'income',
  before: IsoDate | null = null,
): MonthlyAverage | null {
  const months = monthsOf(request, before);
  if (!months) return null;
  const [from, to] = months;
  const period = { from: firstDay(from), to: lastDay(to) };
  const count = monthsBetween(from, to);
  const { rows, query } = rowsIn(request, kind, period);
  const total = kind === 'income' ? totalIncome(rows) : totalSpending(rows);
  return { fact: money('average of a month', divide(total, count), query), period, months: count };
}

export function monthlyAverage(request: AnswerRequest): Part[] {
  const average = averageOf(request, 'spending');
  if (!average) return [sentence(say`There is no whole month to take an average of.`)];
  const { fact, period } = average;
  const about = onSubject(request.subject);
  const over = average.months === 1 ? inPeriod(period) : `from ${periodName(period)}`;
  const spent = sentence(
    say`On average you spent ${fact} a month${about} ${over.replace('from in', 'in')}.`,
  );
  const aside = isOfEverything(request)
    ? putAsideOnAverage(rowsIn(request, 'spending', period), average.months)
    : [];
  const prices = presentPrices(request, period);
  // The price of one thing is what it costs today.
  return request.subject.merchants.length === 1 ? [...prices, spent] : [spent, ...aside, ...prices];
}

export function averageIncome(request: AnswerRequest): Part[] {
  const average = averageOf(request, 'income');
  if (!average) return [sentence(say`There is no whole month to take an average of.`)];
  const { fact, period, months } = average;
  const from = onSubject(request.subject).replace(/^ (?:at|on) /, ' from ');
  const over = months === 1 ? inPeriod(period) : `from ${periodName(period)}`;
  return [
    sentence(say`On average you received ${fact} a month${from} ${over.replace('from in', 'in')}.`),
  ];
}

/** The average of single deposits, such as paychecks. */
function averageDeposit(request: AnswerRequest): Part[] {
  const { rows, query } = rowsIn(request, 'income', request.period);
  const from = onSubject(request.subject).replace(/^ (?:at|on) /, ' of ');
  const when = inKnown(request, request.period);
  if (rows.length === 0) return [sentence(say`There is no deposit${from} ${when}.`)];
  const average = money('average deposit', divide(totalIncome(rows), rows.length), query);
  return [
    sentence(
      rows.length === 1
        ? say`There is one deposit${from} ${when}: ${average}.`
        : say`A deposit${from} came to ${average} on average ${when}, in ${number('deposits', 'count', rows.length, query)} deposits.`,
    ),
  ];
}

const isOfIncome = ({ subject: { categories }, financialData }: AnswerRequest): boolean =>
  categories.length > 0 &&
  categories.every((name) =>
    financialData.categories.some((each) => each.name === name && each.kind === 'income'),
  );

export function averageTransaction(request: AnswerRequest): Part[] {
  if (isOfIncome(request)) return averageDeposit(request);
  const { rows, query } = rowsIn(request, 'spending', request.period);
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  if (rows.length === 0) return [sentence(say`You spent nothing${about} ${when}.`)];
  const average = money('average transaction', divide(totalSpending(rows), rows.length), query);
  return [
    sentence(
      rows.length === 1
        ? say`There is one transaction${about} ${when}: ${average}.`
        : say`A transaction${about} came to ${average} on average ${when}.`,
    ),
    ...presentPrices(request, request.period),
  ];
}
