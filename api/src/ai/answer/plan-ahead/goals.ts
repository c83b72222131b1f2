import {
  type GoalProgress,
  goalProgress,
  monthLabel,
  monthOf,
  paceWords,
} from '@halyard/shared-contracts/finance';
import { divide, subtract } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import type { AnswerRequest } from '../answer-request';
import { date, money, number, screen } from '../facts';
import { link, list, type Part, sentence } from '../parts';
import { monthsBetween } from './months-between';

const SCREEN = screen('/wealth-plan');

const nameOf = ({ goal }: GoalProgress): string => shownMerchant(goal.name);

/** Returns a line such as 'Vacation: $1,500.00 of $5,000.00 (30%), on track'. */
function goalText(each: GoalProgress): FiguredText {
  const { goal, funded } = each;
  const held = money('in the goal', funded, SCREEN);
  if (goal.target === null) return say`${nameOf(each)}: ${held}, ${paceWords(each)}`;
  const target = money('target', goal.target, SCREEN);
  const share = Math.min(100, Math.floor((100 * funded) / Math.max(1, goal.target)));
  return say`${nameOf(each)}: ${held} of ${target} (${number('share', 'percent', Math.max(0, share), SCREEN)}), ${paceWords(each)}`;
}

function outlook({ goal, funded, doneBy, monthShare, monthly }: GoalProgress): Part[] {
  const { target } = goal;
  if (target === null || funded >= target) return [];
  const missing = money('missing', subtract(target, funded), SCREEN);
  const by =
    doneBy === null
      ? say`At its present pace it is not reached: nothing was added lately.`
      : say`At its present pace of ${money('a month', monthly, SCREEN)} a month it is reached in ${monthLabel(doneBy)}.`;
  const share =
    monthShare === null || monthShare <= 0
      ? []
      : [
          sentence(
            say`To be on time, this month has to bring ${money('share of this month', monthShare, SCREEN)}.`,
          ),
        ];
  return [sentence(say`${missing} is missing.`), sentence(by), ...share];
}

/** A question can name another day than the goal has. */
function neededBy(
  { query, period: { to }, financialData: { today } }: AnswerRequest,
  { goal, funded }: GoalProgress,
): Part[] {
  const { target } = goal;
  if (query.period === null || to === null || to <= today || target === null || funded >= target)
    return [];
  const months = Math.max(1, monthsBetween(monthOf(today), monthOf(to)));
  const share = money('a month until then', divide(subtract(target, funded), months), SCREEN);
  return [
    sentence(
      say`To have it by ${date('day', to, SCREEN)}, ${share} a month is needed for ${number('months', 'count', months, SCREEN)} ${months === 1 ? 'month' : 'months'}.`,
    ),
  ];
}

const shareOf = ({ goal, funded }: GoalProgress): number =>
  goal.target === null ? -1 : funded / Math.max(1, goal.target);

/** Names the goal with the largest part of its amount, if the question asks which is the closest. */
function closest({ query }: AnswerRequest, found: readonly GoalProgress[]): Part[] {
  const open = found.filter(({ goal, funded }) => goal.target !== null && funded < goal.target);
  const [most] = open.toSorted((a, b) => shareOf(b) - shareOf(a));
  const least = open.toSorted((a, b) => shareOf(a) - shareOf(b))[0];
  if (query.order !== 'most' || !most || !least) return [];
  return [
    sentence(
      say`Of the amounts that are missing, ${nameOf(most)} has the largest part already, and ${nameOf(least)} the smallest.`,
    ),
  ];
}

export function goals(request: AnswerRequest): Part[] {
  const { financialData, subject } = request;
  const all = goalProgress(financialData);
  const named = new Set(subject.goals.map(({ id }) => id));
  const found = all.filter(({ goal }) => named.size === 0 || named.has(goal.id));
  const [only] = found;
  if (!only)
    return [sentence(say`You have no goals yet.`), link('Open your wealth plan', '/wealth-plan')];
  if (found.length === 1)
    return [sentence(say`${goalText(only)}.`), ...outlook(only), ...neededBy(request, only)];
  return [
    ...closest(request, found),
    sentence(say`You have ${String(found.length)} goals, the most important first:`),
    list(found.map(goalText)),
  ];
}
