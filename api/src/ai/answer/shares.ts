import {
  addDays,
  addMonths,
  cashAccounts,
  daysBetween,
  forecast,
  HORIZON_DAYS,
  type IsoDate,
  monthOf,
  totalIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { type Cents, divide, percentOf, scale } from '@halyard/shared-contracts/money';
import { say } from '../fact/figured-text';
import { listed } from '../fact/listed';
import { monthPeriod, type Period } from '../understand/time/periods';
import { type AnswerRequest, rowsIn } from './answer-request';
import { date, money, number, screen } from './facts';
import { link, type Part, sentence } from './parts';
import { lowestBalance } from './recurring/lowest-balance';
import { inKnown } from './period/known-time';
import { inPeriod } from './period/period-words';
import { EVERYTHING, onSubject } from './subject';

/** Returns the time of a question, or else the last three complete months. */
function wholeMonths({ query, period, calendar }: AnswerRequest): Period {
  if (query.period !== null) return period;
  const last = addMonths(calendar.month, -1);
  return { from: monthPeriod(addMonths(last, -2)).from, to: monthPeriod(last).to };
}

const percent = (part: Cents, whole: Cents): number => Math.round(percentOf(part, whole) * 10) / 10;

const HOUSING: ReadonlySet<string> = new Set(['Rent', 'Mortgage']);

function housingRule({ subject: { categories, merchants } }: AnswerRequest): Part[] {
  const isHousing =
    categories.length > 0 &&
    merchants.length === 0 &&
    categories.every((name) => HOUSING.has(name));
  return isHousing
    ? [
        sentence(
          say`A rule of thumb is at most 30% of the income before tax for housing. This share is of the income that arrived. It is information, not advice.`,
        ),
      ]
    : [];
}

function shareOf(request: AnswerRequest, whole: 'income' | 'spending'): Part[] {
  const period = wholeMonths(request);
  const when = inKnown(request, period);
  const part = rowsIn(request, 'spending', period);
  const all = rowsIn({ financialData: request.financialData, subject: EVERYTHING }, whole, period);
  const sumOf = whole === 'income' ? totalIncome : totalSpending;
  const total = sumOf(all.rows);
  const spent = totalSpending(part.rows);
  const base = whole === 'income' ? 'income' : 'spending';
  if (total <= 0) return [sentence(say`There is no ${base} ${when} to take a share of.`)];
  const share = number('share', 'percent', percent(spent, total), part.query);
  const sums = say`${money('spending', spent, part.query)} of ${money(base, total, all.query)}`;
  const about = onSubject(request.subject);
  return [
    sentence(
      whole === 'income'
        ? say`You spent ${share} of your income${about} ${when}: ${sums}.`
        : say`${share} of your spending ${when} was${about}: ${sums}.`,
    ),
    ...(whole === 'income' ? housingRule(request) : []),
  ];
}

export const shareOfIncome = (request: AnswerRequest): Part[] => shareOf(request, 'income');

export const shareOfSpending = (request: AnswerRequest): Part[] => shareOf(request, 'spending');

const WEEK = 7;

/** Returns the days of a period up to today. An open beginning means the oldest transaction. */
function daysOf(
  { from, to }: Period,
  { financialData }: AnswerRequest,
): { from: IsoDate; to: IsoDate } | null {
  const { today, transactions } = financialData;
  const oldest = transactions.at(-1)?.date;
  const first = from === null || (oldest && from < oldest) ? oldest : from;
  const last = to === null || to > today ? today : to;
  return first && first <= last ? { from: first, to: last } : null;
}

function averageOf(
  request: AnswerRequest,
  days: number,
  unit: 'day' | 'week',
  kind: 'spending' | 'income' = 'spending',
): Part[] {
  const period = request.query.period === null ? wholeMonths(request) : request.period;
  const time = daysOf(period, request);
  if (!time) return [sentence(say`There is no time with transactions to take an average of.`)];
  const count = daysBetween(time.from, time.to) + 1;
  const { rows, query } = rowsIn(request, kind, time);
  const isIncome = kind === 'income';
  const total = isIncome ? totalIncome(rows) : totalSpending(rows);
  const about = onSubject(request.subject);
  const average = money(
    `average of a ${unit}`,
    divide(scale(total, days), count),
    screen(isIncome ? '/income' : '/spending'),
  );
  const counted = number('days', 'count', count, query);
  return [
    sentence(
      say`You ${isIncome ? 'received' : 'spent'} ${average} a ${unit} on average${isIncome ? about.replace(/^ (?:at|on) /, ' from ') : about} ${inPeriod(time)}: ${money(kind, total, query)} in ${counted} ${count === 1 ? 'day' : 'days'}.`,
    ),
  ];
}

export const dailyAverage = (request: AnswerRequest): Part[] => averageOf(request, 1, 'day');

export const weeklyAverage = (request: AnswerRequest): Part[] => averageOf(request, WEEK, 'week');

export const weeklyIncome = (request: AnswerRequest): Part[] =>
  averageOf(request, WEEK, 'week', 'income');

export const dailyIncome = (request: AnswerRequest): Part[] =>
  averageOf(request, 1, 'day', 'income');

const CASH_FLOW = screen('/cashflow');

/** /cashflow draws the same forecast of checking, savings, and cash. */
export function expectedBalance(request: AnswerRequest): Part[] {
  const { financialData, query, subject, period } = request;
  if (query.order === 'least') return lowestBalance(request);
  const named = new Set(subject.holdings.map(({ id }) => id));
  const held = cashAccounts(financialData.accounts).filter(
    ({ id }) => named.size === 0 || named.has(id),
  );
  if (held.length === 0 && named.size > 0)
    return [sentence(say`There is a forecast of checking, savings, and cash accounts only.`)];
  if (held.length === 0) return [sentence(say`You have no checking or savings account here.`)];
  const where = named.size === 0 ? 'checking and savings' : listed(held.map(({ name }) => name));
  const { today } = financialData;
  const asked = query.period?.to ? period.to : null;
  const day = asked ?? monthPeriod(monthOf(today)).to ?? today;
  const found = forecast(financialData, held).days.find((each) => each.date === day);
  if (!found)
    return [
      sentence(
        say`A forecast reaches from tomorrow to ${date('last day', addDays(today, HORIZON_DAYS), CASH_FLOW)}.`,
      ),
      link('Open your cash flow', '/cashflow'),
    ];
  return [
    sentence(
      say`On ${date('day', day, CASH_FLOW)} about ${money('expected balance', found.expected, CASH_FLOW)} is expected in ${where}, most likely between ${money('low', found.low, CASH_FLOW)} and ${money('high', found.high, CASH_FLOW)}.`,
    ),
    sentence(say`This is an estimate from your past payments.`),
    link('Open your cash flow', '/cashflow'),
  ];
}
