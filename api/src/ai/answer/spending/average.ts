import {
  addMonths,
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
import { say } from '../../fact/said';
import type { Period } from '../../understand/time/periods';
import { type Asked, rowsIn } from '../asked';
import { money, number } from '../facts';
import { type Part, sentence } from '../parts';
import { inPeriod, periodName } from '../period/period-words';
import { onSubject } from '../subject';

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

/** Without a period, the last three months count. */
function monthsOf(asked: Asked, before: IsoDate | null): readonly [IsoMonth, IsoMonth] | null {
  const { financialData, query, period } = asked;
  const oldest = financialData.transactions.at(-1)?.date;
  if (!oldest) return null;
  const last =
    before === null
      ? lastFullMonth(asked.calendar.month, asked.calendar.today)
      : addMonths(monthOf(before), -1);
  const isAsked = before === null && query.period !== null;
  const to = isAsked && period.to && monthOf(period.to) < last ? monthOf(period.to) : last;
  const wanted = isAsked && period.from ? monthOf(period.from) : addMonths(to, 1 - MONTHS);
  const from = wanted < monthOf(oldest) ? monthOf(oldest) : wanted;
  return from > to ? null : [from, to];
}

/** With `before`, the average covers the three months before that day. */
export function averageOf(
  asked: Asked,
  kind: 'spending' | 'income',
  before: IsoDate | null = null,
): MonthlyAverage | null {
  const months = monthsOf(asked, before);
  if (!months) return null;
  const [from, to] = months;
  const period = { from: firstDay(from), to: lastDay(to) };
  const count = monthsBetween(from, to);
  const { rows, query } = rowsIn(asked, kind, period);
  const total = kind === 'income' ? totalIncome(rows) : totalSpending(rows);
  return { fact: money('average of a month', divide(total, count), query), period, months: count };
}

export function monthlyAverage(asked: Asked): Part[] {
  const average = averageOf(asked, 'spending');
  if (!average) return [sentence(say`There is no whole month to take an average of.`)];
  const { fact, period } = average;
  const about = onSubject(asked.subject);
  const over = average.months === 1 ? inPeriod(period) : `from ${periodName(period)}`;
  return [
    sentence(say`On average you spent ${fact} a month${about} ${over.replace('from in', 'in')}.`),
  ];
}

export function averageIncome(asked: Asked): Part[] {
  const average = averageOf(asked, 'income');
  if (!average) return [sentence(say`There is no whole month to take an average of.`)];
  const { fact, period, months } = average;
  const from = onSubject(asked.subject).replace(/^ (?:at|on) /, ' from ');
  const over = months === 1 ? inPeriod(period) : `from ${periodName(period)}`;
  return [
    sentence(say`On average you received ${fact} a month${from} ${over.replace('from in', 'in')}.`),
  ];
}

/** The average of single deposits, such as paychecks. */
function averageDeposit(asked: Asked): Part[] {
  const { rows, query } = rowsIn(asked, 'income', asked.period);
  const from = onSubject(asked.subject).replace(/^ (?:at|on) /, ' of ');
  const when = inPeriod(asked.period);
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

const isOfIncome = ({ subject: { categories }, financialData }: Asked): boolean =>
  categories.length > 0 &&
  categories.every((name) =>
    financialData.categories.some((each) => each.name === name && each.kind === 'income'),
  );

export function averageTransaction(asked: Asked): Part[] {
  if (isOfIncome(asked)) return averageDeposit(asked);
  const { rows, query } = rowsIn(asked, 'spending', asked.period);
  const about = onSubject(asked.subject);
  const when = inPeriod(asked.period);
  if (rows.length === 0) return [sentence(say`You spent nothing${about} ${when}.`)];
  const average = money('average transaction', divide(totalSpending(rows), rows.length), query);
  return [
    sentence(
      rows.length === 1
        ? say`There is one transaction${about} ${when}: ${average}.`
        : say`A transaction${about} came to ${average} on average ${when}.`,
    ),
  ];
}
