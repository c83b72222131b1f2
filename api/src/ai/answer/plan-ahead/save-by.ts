import { daysBetween, monthOf } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, number, screen } from '../facts';
import { link, type Part, sentence } from '../parts';
import { basis } from './monthly-room';
import { monthsBetween } from './months-between';
import { recentFlow, type RecentFlow } from './recent-flow';

const PLAN = screen('/wealth-plan');
const DAYS_OF_WEEK = 7;

function verdict(share: number, { left }: RecentFlow): FiguredText {
  if (left <= 0) return say`In a usual month, nothing is left to save.`;
  return share <= left
    ? say`That is not more than what is left in a usual month.`
    : say`That is more than what is left in a usual month.`;
}

/** Says how much a month brings an amount by a day, and compares it with what is left in a usual month. */
export function saveBy(request: AnswerRequest): Part[] {
  const { financialData, query, period } = request;
  const { today } = financialData;
  if (query.amount === null || period.to === null || period.to <= today)
    return [sentence(say`Ask again with the amount and the day by which you need it.`)];
  const months = Math.max(1, monthsBetween(monthOf(today), monthOf(period.to)));
  const weeks = Math.max(1, Math.floor(daysBetween(today, period.to) / DAYS_OF_WEEK));
  const isWeekly = query.split === 'week';
  const times = isWeekly ? weeks : months;
  const unit = isWeekly ? 'week' : 'month';
  const share = cents(Math.ceil(query.amount / months));
  const each = cents(Math.ceil(query.amount / times));
  const flow = recentFlow(request);
  const count = number('times', 'count', times, PLAN);
  return [
    sentence(
      say`To have ${formatUsd(cents(query.amount))} by ${date('day', period.to, PLAN)}, ${period.to.slice(0, 4)}, you need ${money(`a ${unit} until then`, each, PLAN)} a ${unit} for ${count} ${unit}${times === 1 ? '' : 's'}, if nothing is saved for it yet.`,
    ),
    ...(flow ? [sentence(say`${verdict(share, flow)} ${basis(flow)}`)] : []),
    sentence(say`Interest is not counted.`),
    link('Open your wealth plan', '/wealth-plan'),
  ];
}
