import {
  addMonths,
  comparedDays,
  isSetAside,
  monthOf,
  netCashFlow,
  savingsRate,
  shownSavingsRate,
  totalIncome,
  totalSetAside,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import type { Fact, MoneyFact } from '../../fact/fact';
import { type Said, say } from '../../fact/said';
import { hasDay, monthPeriod, type Period } from '../../understand/time/periods';
import { periodOf } from '../period/period-of';
import { averageOf } from './average';
import { budgetLeft } from '../budget';
import { type Asked, type Rows, rowsIn, transactionsOf } from '../asked';
import { money, number, screen } from '../facts';
import { chart, type Part, sentence } from '../parts';
import { inPeriod, isMonth, periodName } from '../period/period-words';
import { reasonNotCompared, isYear, sameDaysOfYear } from './compared-time';
import { changesTable, type Side } from './changes';
import { type Kind, OF_TIME, splitTable, TOTALS } from './split';
import { byMonth } from './by-month';
import { latestBefore } from './latest';
import { transfersToMerchants } from './transfers-to-merchants';
import { onSubject } from '../subject';

/** Returns 'one transaction' or '3 transactions'. */
export const times = (count: number, one: string, query: Fact['query']): Said =>
  count === 1 ? say`one ${one}` : say`${number(one, 'count', count, query)} ${one}s`;

function totalSentence(asked: Asked, kind: Kind, { rows, query }: Rows): Said {
  const total = money(kind, TOTALS[kind](rows), query);
  const about = onSubject(asked.subject);
  const when = inPeriod(asked.period);
  if (kind === 'income') {
    const from = about.replace(/^ (?:at|on) /, ' from ');
    return rows.length === 0
      ? say`You received nothing${from} ${when}.`
      : say`You received ${total}${from} ${when}, in ${times(rows.length, 'deposit', query)}.`;
  }
  if (rows.length === 0 && asked.subject.categories.includes('Loan Interest'))
    return say`No interest${about.replace(/ on Loan Interest/, '')} shows in your transactions ${when}. What a payment of a card or a loan holds of it is known only where the lender reports it.`;
  return rows.length === 0
    ? say`You spent nothing${about} ${when}.`
    : say`You spent ${total}${about} ${when}, in ${times(rows.length, 'transaction', query)}.`;
}

/** Returns a sentence such as 'That is $5.00 more than in May 2025 ($20.00).' */
function difference(now: Cents, before: Fact & { readonly value: Cents }, where: string): Said {
  const change = subtract(now, before.value);
  if (change === 0) return say`That is exactly as much as ${where}.`;
  const amount = formatUsd(abs(change));
  return say`That is ${amount} ${change > 0 ? 'more' : 'less'} than ${where} (${before}).`;
}

function comparedWithPeriod(asked: Asked, kind: Kind, found: Rows, period: Period): Part[] {
  const unknown = reasonNotCompared(asked, period);
  if (unknown.length > 0) return unknown;
  const now = TOTALS[kind](found.rows);
  const earlier = rowsIn(asked, kind, period);
  const before = money(kind, TOTALS[kind](earlier.rows), earlier.query);
  return [
    sentence(difference(now, before, inPeriod(period))),
    ...(asked.query.compare && !asked.query.split
      ? sideBySide(asked, kind, [now, before.value], period)
      : []),
    ...changes(asked, kind, found, { found: earlier, period }),
  ];
}

function sideBySide(asked: Asked, kind: Kind, [now, before]: [Cents, Cents], period: Period) {
  const points = [
    { label: periodName(period), value: before },
    { label: periodName(asked.period), value: now },
  ];
  const isEarlier = (period.from ?? '') <= (asked.period.from ?? '');
  return chart({
    form: 'bars',
    caption: `${kind === 'income' ? 'Income' : 'Spending'}${onSubject(asked.subject)} compared`,
    points: isEarlier ? points : points.toReversed(),
  });
}

function changes(asked: Asked, kind: Kind, found: Rows, before: Side): Part[] {
  const { split, top: most, order } = asked.query;
  if (!split || OF_TIME.has(split)) return [];
  const now = { found, period: asked.period };
  return changesTable({ kind, split, most, order }, now, before, asked.financialData);
}

/** A comparison shows the split of the changes instead of this one. */
const splitOf = (asked: Asked, kind: Kind, found: Rows): Part[] => {
  const { split, compare } = asked.query;
  const isInChanges = compare?.with === 'period' && split !== null && !OF_TIME.has(split);
  return split && !isInChanges ? splitTable(asked, kind, split, found) : [];
};

function comparedWithAverage(asked: Asked, kind: Kind, found: Rows): Part[] {
  const average = isMonth(asked.period) ? averageOf(asked, kind, asked.period.from) : null;
  if (!average) return [sentence(say`There is no earlier month to compare with.`)];
  const now = TOTALS[kind](found.rows);
  return [
    sentence(difference(now, average.fact, `the monthly average of ${periodName(average.period)}`)),
  ];
}

/** Returns null if the period is not a month. */
function monthBefore({ period, calendar: { today } }: Asked): Period | null {
  return isMonth(period) && period.from ? comparedDays(monthOf(period.from), today) : null;
}

/** Limits an earlier month to the same days as the month in progress. */
function sameDays(asked: Asked, period: Period): Period {
  if (isYear(period) && isYear(asked.period)) return sameDaysOfYear(asked, period);
  const now = asked.period;
  if (!isMonth(now) || !isMonth(period) || !now.from || !period.from || period.from > now.from)
    return period;
  return comparedDays(monthOf(now.from), asked.calendar.today, monthOf(period.from));
}

/** Compares with the time that the question names, or else compares a month with the month before. */
function comparison(asked: Asked, kind: Kind, found: Rows): Part[] {
  const { compare, split } = asked.query;
  if (compare?.with === 'period')
    return comparedWithPeriod(asked, kind, found, sameDays(asked, periodOf(compare.period)));
  if (compare?.with === 'average') return comparedWithAverage(asked, kind, found);
  if (compare?.with === 'budget') return budgetLeft(asked);
  const before = split ? null : monthBefore(asked);
  const hasBefore = before !== null && rowsIn(asked, kind, before).rows.length > 0;
  return hasBefore ? comparedWithPeriod(asked, kind, found, before) : [];
}

/** No filter of the screen selects the principal of loans, so that figure links to a screen without a filter. */
function asideOf({ rows, query }: Rows): MoneyFact {
  const aside = totalSetAside(rows);
  const saving = rows.filter(isSetAside);
  const categories = [...new Set(saving.map(({ category }) => category))];
  const isSaved = aside === totalSpending(saving) && query.of === 'transactions' && !query.ids;
  return money('put aside', aside, isSaved ? { ...query, categories } : screen('/spending'));
}

/** Names the part of the spending that was put aside (P3-A2-5). */
function putAside(found: Rows): Part[] {
  const aside = asideOf(found);
  return aside.value > 0 ? [sentence(say`${aside} of it was put aside.`)] : [];
}

export function spending(asked: Asked): Part[] {
  const { subject, query } = asked;
  const isWhole = subject.label === '' && !query.split && !query.compare;
  const found = rowsIn(asked, 'spending', asked.period);
  return [
    sentence(totalSentence(asked, 'spending', found)),
    ...(found.rows.length === 0
      ? [...transfersToMerchants(asked), ...latestBefore(asked, 'spending')]
      : []),
    ...(isWhole ? putAside(found) : []),
    ...comparison(asked, 'spending', found),
    ...splitOf(asked, 'spending', found),
    ...(isWhole
      ? splitTable({ ...asked, query: { ...query, top: 3 } }, 'spending', 'category', found)
      : []),
  ];
}

export function income(asked: Asked): Part[] {
  const found = rowsIn(asked, 'income', asked.period);
  return [
    sentence(totalSentence(asked, 'income', found)),
    ...(found.rows.length === 0 ? latestBefore(asked, 'income') : []),
    ...comparison(asked, 'income', found),
    ...splitOf(asked, 'income', found),
  ];
}

export function incomeAgainstSpending(asked: Asked): Part[] {
  if (asked.query.split === 'month') return byMonth(asked);
  const whole = { financialData: asked.financialData, subject: asked.subject };
  const earned = rowsIn(whole, 'income', asked.period);
  const spent = rowsIn(whole, 'spending', asked.period);
  const moneyIn = money('income', totalIncome(earned.rows), earned.query);
  const moneyOut = money('spending', totalSpending(spent.rows), spent.query);
  const net = netCashFlow(moneyIn.value, moneyOut.value);
  const left = money('net cash flow', abs(net), screen('/cashflow'));
  const when = inPeriod(asked.period);
  const verdict =
    net === 0
      ? say`Nothing was left and nothing was missing.`
      : net > 0
        ? say`You had ${left} left over.`
        : say`You spent ${left} more than you received.`;
  return [sentence(say`You received ${moneyIn} and spent ${moneyOut} ${when}. ${verdict}`)];
}

/** The principal of loans counts as put aside too (P3-A3-4). */
function paidOff(asked: Asked, alreadyNamed: Cents): Part[] {
  const aside = asideOf(rowsIn(asked, 'spending', asked.period));
  if (aside.value <= alreadyNamed) return [];
  return [sentence(say`With what you paid off your loans, you put aside ${aside}.`)];
}

export function saved(asked: Asked): Part[] {
  if (asked.query.split === 'month') return byMonth(asked);
  const { financialData, period } = asked;
  const categories = ['Savings', 'Investments'] as const;
  const time = { from: period.from, to: period.to };
  const query = { of: 'transactions', kind: 'spending', categories, ...time } as const;
  const rows = transactionsOf(query, financialData);
  const total = money('saved', totalSpending(rows), query);
  const when = inPeriod(period);
  const first =
    rows.length === 0
      ? say`You put nothing into savings or investments ${when}.`
      : say`You put ${total} into savings and investments ${when}, in ${times(rows.length, 'transaction', query)}.`;
  return [sentence(first), ...paidOff(asked, total.value), ...incomeAgainstSpending(asked)];
}

export function rateOfSaving(asked: Asked): Part[] {
  const { financialData, calendar, query } = asked;
  const recent = { from: monthPeriod(addMonths(calendar.month, -2)).from, to: asked.period.to };
  const period = query.period ? asked.period : recent;
  const rows = financialData.transactions.filter(({ date }) => hasDay(period, date));
  const rate = savingsRate(rows);
  const when = inPeriod(period);
  if (rate === null)
    return [sentence(say`There is no income ${when}, so there is no savings rate.`)];
  const shown = shownSavingsRate(rate);
  const fact = number('savings rate', 'percent', Math.abs(shown), screen('/wealth-plan'));
  const words =
    shown < 0 ? say`You spent ${fact} more than your income` : say`You kept ${fact} of your income`;
  return [sentence(say`${words} ${when}. Money put into savings and investments counts as kept.`)];
}
