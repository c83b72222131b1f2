import {
  addMonths,
  comparedDays,
  monthOf,
  netCashFlow,
  savingsRate,
  shownSavingsRate,
  totalIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import type { Fact } from '../fact/fact';
import { type Said, say } from '../fact/said';
import { monthPeriod, type Period } from '../understand/periods';
import { periodOf } from './period-of';
import { averageOf } from './average';
import { budgetLeft } from './budget';
import { type Asked, rowsIn, transactionsOf } from './asked';
import { money, number, screen } from './facts';
import { type Part, sentence } from './parts';
import { inPeriod, isMonth, periodName } from './period-words';
import { splitTable } from './split';
import { onSubject } from './subject';

type Kind = 'spending' | 'income';

const TOTALS = { spending: totalSpending, income: totalIncome } as const;

/** 'one transaction' or '3 transactions'. */
export const times = (count: number, one: string, query: Fact['query']): Said =>
  count === 1 ? say`one ${one}` : say`${number(one, 'count', count, query)} ${one}s`;

/** What was spent or received, with the number of rows. */
function totalSentence(asked: Asked, kind: Kind): Said {
  const { rows, query } = rowsIn(asked, kind, asked.period);
  const total = money(kind, TOTALS[kind](rows), query);
  const about = onSubject(asked.subject);
  const when = inPeriod(asked.period);
  if (kind === 'income') {
    const from = about.replace(/^ at /, ' from ');
    return rows.length === 0
      ? say`You received nothing${from} ${when}.`
      : say`You received ${total}${from} ${when}, in ${times(rows.length, 'deposit', query)}.`;
  }
  return rows.length === 0
    ? say`You spent nothing${about} ${when}.`
    : say`You spent ${total}${about} ${when}, in ${times(rows.length, 'transaction', query)}.`;
}

/** 'That is $5.00 more than in May 2025 ($20.00).' */
function difference(now: Cents, before: Fact & { readonly value: Cents }, where: string): Said {
  const change = subtract(now, before.value);
  if (change === 0) return say`That is exactly as much as ${where}.`;
  const amount = formatUsd(abs(change));
  return say`That is ${amount} ${change > 0 ? 'more' : 'less'} than ${where} (${before}).`;
}

function comparedWithPeriod(asked: Asked, kind: Kind, period: Period): Part[] {
  const now = TOTALS[kind](rowsIn(asked, kind, asked.period).rows);
  const { rows, query } = rowsIn(asked, kind, period);
  const before = money(kind, TOTALS[kind](rows), query);
  return [sentence(difference(now, before, inPeriod(period)))];
}

function comparedWithAverage(asked: Asked, kind: Kind): Part[] {
  const average = isMonth(asked.period) ? averageOf(asked, kind, asked.period.from) : null;
  if (!average) return [sentence(say`There is no earlier month to compare with.`)];
  const now = TOTALS[kind](rowsIn(asked, kind, asked.period).rows);
  return [
    sentence(difference(now, average.fact, `the monthly average of ${periodName(average.period)}`)),
  ];
}

/** The days that a month is compared with; null for a period that is no month. */
function monthBefore({ period, calendar: { today } }: Asked): Period | null {
  return isMonth(period) && period.from ? comparedDays(monthOf(period.from), today) : null;
}

/** The comparison that a question asks for, and for one month the one with the month before. */
function comparison(asked: Asked, kind: Kind): Part[] {
  const { compare, split } = asked.query;
  if (compare?.with === 'period') return comparedWithPeriod(asked, kind, periodOf(compare.period));
  if (compare?.with === 'average') return comparedWithAverage(asked, kind);
  if (compare?.with === 'budget') return budgetLeft(asked);
  const before = split ? null : monthBefore(asked);
  const hasBefore = before !== null && rowsIn(asked, kind, before).rows.length > 0;
  return hasBefore ? comparedWithPeriod(asked, kind, before) : [];
}

/** What was spent: in all, on what, and against what. */
export function spending(asked: Asked): Part[] {
  const { subject, query } = asked;
  const isWhole = subject.label === '' && !query.split && !query.compare;
  return [
    sentence(totalSentence(asked, 'spending')),
    ...comparison(asked, 'spending'),
    ...(query.split ? splitTable(asked, 'spending', query.split) : []),
    ...(isWhole
      ? splitTable({ ...asked, query: { ...query, top: 3 } }, 'spending', 'category')
      : []),
  ];
}

/** What came in. */
export function income(asked: Asked): Part[] {
  const { query } = asked;
  return [
    sentence(totalSentence(asked, 'income')),
    ...comparison(asked, 'income'),
    ...(query.split ? splitTable(asked, 'income', query.split) : []),
  ];
}

/** Income against spending. */
export function incomeAgainstSpending(asked: Asked): Part[] {
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

/** What was put into savings and investments, and what was left beside it. */
export function saved(asked: Asked): Part[] {
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
  return [sentence(first), ...incomeAgainstSpending(asked)];
}

/** The share of income that was not used up. */
export function rateOfSaving(asked: Asked): Part[] {
  const { financialData, calendar, query } = asked;
  const recent = { from: monthPeriod(addMonths(calendar.month, -2)).from, to: asked.period.to };
  const period = query.period ? asked.period : recent;
  const rows = financialData.transactions.filter(
    ({ date }) =>
      (period.from === null || date >= period.from) && (period.to === null || date <= period.to),
  );
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
