import {
  addMonths,
  type GoalProgress,
  goalProgress,
  type IsoDate,
  monthLabel,
  monthOf,
  spokenDate,
} from '@halyard/shared-contracts/finance';
import { type Cents, cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';

const SCREEN = screen('/wealth-plan');
const MOST_MONTHS = 1200;

/** Says whether the last month is in time for the goal's own date. */
function inTime({ goal }: GoalProgress, month: ReturnType<typeof monthOf>): string {
  if (goal.date === null) return '';
  const verdict = month <= monthOf(goal.date) ? 'in time' : 'too late';
  return `, ${verdict} for its date, ${spokenDate(goal.date)}`;
}

function line(each: GoalProgress, monthly: Cents, today: IsoDate): FiguredText {
  const name = shownMerchant(each.goal.name);
  if (each.goal.target === null) return say`${name} has no amount to reach.`;
  if (each.funded >= each.goal.target) return say`${name} is reached already.`;
  const missing = subtract(each.goal.target, each.funded);
  const months = Math.ceil(missing / monthly);
  const lacking = money('missing', missing, SCREEN);
  if (months > MOST_MONTHS)
    return say`${name} lacks ${lacking}, which would take over a hundred years.`;
  const month = addMonths(monthOf(today), months - 1);
  const count = number('months', 'count', months, SCREEN);
  return say`${name} lacks ${lacking}. That takes ${count} ${months === 1 ? 'month' : 'months'}, until ${monthLabel(month)}${inTime(each, month)}.`;
}

/** Says when a goal is reached with an amount each month that the question names. */
export function goalWith({ financialData, subject, query }: AnswerRequest): Part[] {
  const named = new Set(subject.goals.map(({ id }) => id));
  const found = goalProgress(financialData).filter(
    ({ goal }) => named.size === 0 || named.has(goal.id),
  );
  if (found.length === 0)
    return [sentence(say`You have no goals yet.`), link('Open your wealth plan', '/wealth-plan')];
  const monthly = cents(query.amount ?? 0);
  if (monthly <= 0) return [sentence(say`With nothing put aside, no goal is reached.`)];
  const lines = found.map((each) => line(each, monthly, financialData.today));
  const first = say`With ${formatUsd(monthly)} a month from this month on${found.length > 1 ? ', all of it for one goal' : ''}:`;
  return [sentence(first), list(lines)];
}
