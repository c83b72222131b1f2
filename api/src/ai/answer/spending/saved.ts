import {
  annualIncome,
  EXCELLENT_SAVINGS_PERCENT,
  type FinancialData,
  monthsWithData,
  recentMonths,
  savingsRate,
  shownSavingsRate,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { type Cents, divide, scale } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { hasDay, monthPeriod, type Period } from '../../understand/time/periods';
import { periodOf } from '../period/period-of';
import { type AnswerRequest, rowsIn, transactionsOf } from '../answer-request';
import { money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { byMonth } from './by-month';
import { reasonNotCompared } from './compared/compared-time';
import { asideOf } from './put-aside';
import { incomeAgainstSpending, sameDays, times } from './spending';

/** The principal of loans counts as put aside too (P3-A3-4). */
function paidOff(request: AnswerRequest, alreadyNamed: Cents): Part[] {
  const aside = asideOf(rowsIn(request, 'spending', request.period));
  if (aside.value <= alreadyNamed) return [];
  return [sentence(say`With what you paid off your loans, you put aside ${aside}.`)];
}

/** The time that the question compares with has the same sentence, or the reason why it has none. */
function savedBefore(request: AnswerRequest): Part[] {
  const { compare } = request.query;
  if (compare?.with !== 'period') return [];
  const period = sameDays(request, periodOf(compare.period));
  const unknown = reasonNotCompared(request, period);
  return unknown.length > 0 ? unknown : incomeAgainstSpending({ ...request, period });
}

export function saved(request: AnswerRequest): Part[] {
  if (request.query.split === 'month') return byMonth(request);
  const { financialData, period } = request;
  const categories = ['Savings', 'Investments'] as const;
  const time = { from: period.from, to: period.to };
  const query = { of: 'transactions', kind: 'spending', categories, ...time } as const;
  const rows = transactionsOf(query, financialData);
  const total = money('saved', totalSpending(rows), query);
  const when = inKnown(request, period);
  const first =
    rows.length === 0
      ? say`You put nothing into savings or investments ${when}.`
      : say`You put ${total} into savings and investments ${when}, in ${times(rows.length, 'transaction', query)}.`;
  return [
    sentence(first),
    ...paidOff(request, total.value),
    ...incomeAgainstSpending(request),
    ...savedBefore(request),
  ];
}

/** The insights use the same aim. */
function savingAim(financialData: FinancialData): Part[] {
  const yearly = annualIncome(financialData);
  const aim = `A rule of thumb is to keep ${EXCELLENT_SAVINGS_PERCENT}% or more`;
  if (yearly === null) return [sentence(say`${aim}. This is information, not advice.`)];
  const month = divide(scale(yearly, EXCELLENT_SAVINGS_PERCENT), 100 * MONTHS);
  return [
    sentence(
      say`${aim}, which of your regular income is ${money('aim of a month', month, screen('/wealth-plan'))} a month. This is information, not advice.`,
    ),
  ];
}
const MONTHS = 12;

/** The wealth plan and the score have the rate of the same months. */
function recentPeriod({ financialData, calendar, period }: AnswerRequest): Period {
  const [last = calendar.month, ...earlier] = monthsWithData(recentMonths(financialData));
  const { from } = monthPeriod(earlier.at(-1) ?? last);
  return { from, to: last < calendar.month ? monthPeriod(last).to : period.to };
}

export function rateOfSaving(request: AnswerRequest): Part[] {
  const { financialData, query } = request;
  const period = query.period ? request.period : recentPeriod(request);
  const rows = financialData.transactions.filter(({ date }) => hasDay(period, date));
  const rate = savingsRate(rows);
  const when = inKnown(request, period);
  if (rate === null)
    return [sentence(say`There is no income ${when}, so there is no savings rate.`)];
  const shown = shownSavingsRate(rate);
  const fact = number('savings rate', 'percent', Math.abs(shown), screen('/wealth-plan'));
  const words =
    shown < 0 ? say`You spent ${fact} more than your income` : say`You kept ${fact} of your income`;
  return [
    sentence(say`${words} ${when}. Money put into savings and investments counts as kept.`),
    ...(query.period ? [] : savingAim(financialData)),
  ];
}
