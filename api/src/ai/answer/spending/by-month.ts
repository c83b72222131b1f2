import {
  isIncome,
  isSpending,
  type IsoMonth,
  lastFullMonth,
  monthLabel,
  monthOf,
  netCashFlow,
  totalIncome,
  totalSetAside,
  totalSpending,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { abs, type Cents, divide, formatUsd, sum } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, screen } from '../facts';
import { ordinal } from '../ordinal';
import { type Part, sentence, table } from '../parts';
import { inKnown } from '../period/known-time';

interface Month {
  readonly month: IsoMonth;
  readonly earned: Cents;
  readonly spent: Cents;
  readonly aside: Cents;
  readonly left: Cents;
}

function monthOfRows(month: IsoMonth, rows: readonly Transaction[]): Month {
  const earned = totalIncome(rows.filter(isIncome));
  const spendingRows = rows.filter(isSpending);
  const spent = totalSpending(spendingRows);
  const aside = totalSetAside(spendingRows);
  return { month, earned, spent, aside, left: netCashFlow(earned, spent) };
}

function monthsOf({ financialData, period: { from, to } }: AnswerRequest): Month[] {
  const rowsByMonth = new Map<IsoMonth, Transaction[]>();
  for (const row of financialData.transactions) {
    const { date } = row;
    if ((from !== null && date < from) || (to !== null && date > to)) continue;
    const month = monthOf(date);
    rowsByMonth.set(month, [...(rowsByMonth.get(month) ?? []), row]);
  }
  return [...rowsByMonth]
    .map(([month, rows]) => monthOfRows(month, rows))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

const CASH_FLOW = screen('/cashflow');
const amount = (label: string, value: Cents): FiguredText => say`${money(label, value, CASH_FLOW)}`;

const signed = (value: Cents): FiguredText =>
  value < 0 ? say`${formatUsd(value)}` : amount('left over', value);

/** Returns the month with the most or the least that was kept, or null if the question asks for none. */
export function monthOfFlow(request: AnswerRequest): IsoMonth | null {
  return monthAtRank(request, monthsOf(request))?.found.month ?? null;
}

function monthAtRank({ query: { order, rank, measure } }: AnswerRequest, months: readonly Month[]) {
  if (order !== 'most' && order !== 'least') return null;
  // If nothing was put aside, the rest of the income counts as saved.
  const isAside = measure === 'saved' && months.some(({ aside }) => aside > 0);
  const valueOf = (month: Month) => (isAside ? month.aside : month.left);
  const sign = order === 'most' ? -1 : 1;
  const found = months.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)))[(rank ?? 1) - 1];
  return found ? { found, value: valueOf(found), isAside } : null;
}

function ranked(request: AnswerRequest, months: readonly Month[]): Part[] {
  const { order, rank } = request.query;
  const at = monthAtRank(request, months);
  if (!at) return [];
  const { found, value, isAside } = at;
  const place = rank === null || rank === 1 ? '' : `${ordinal(rank)} `;
  const verb = isAside ? 'put aside' : 'kept';
  return [
    sentence(
      say`You ${verb} the ${place}${order ?? ''} in ${monthLabel(found.month)}: ${signed(value)}.`,
    ),
  ];
}

/** 'How much am I saving each month' asks for one figure too. The month in progress is not whole. */
function usuallyLeft({ query, calendar }: AnswerRequest, months: readonly Month[]): Part[] {
  const last = lastFullMonth(calendar.month, calendar.today);
  const whole = months.filter(({ month }) => month <= last);
  if (query.measure !== 'saved' || query.order !== null || whole.length < 2) return [];
  const average = divide(sum(whole.map(({ left }) => left)), whole.length);
  const value = money('left over', abs(average), CASH_FLOW);
  const count = String(whole.length);
  return [
    sentence(
      average < 0
        ? say`On average of ${count} whole months, you spent ${value} a month more than you received.`
        : say`On average of ${count} whole months, you had ${value} a month left over.`,
    ),
  ];
}

/** Lists for each month what came in, went out, was put aside, and was left over. */
export function byMonth(request: AnswerRequest): Part[] {
  const months = monthsOf(request);
  const when = inKnown(request, request.period);
  if (months.length === 0) return [sentence(say`There are no transactions ${when}.`)];
  return [
    ...ranked(request, months),
    ...usuallyLeft(request, months),
    table(
      `What you received, spent, put aside, and had left over ${when}`,
      ['Month', 'Received', 'Spent', 'Of it put aside', 'Left over'],
      months.map(({ month, earned, spent, aside, left }) => [
        say`${monthLabel(month)}`,
        amount('income', earned),
        amount('spending', spent),
        amount('put aside', aside),
        signed(left),
      ]),
    ),
  ];
}
