import { promisedThisMonth } from '@halyard/shared-contracts/finance';
import { abs, cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import { type FiguredText, say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, screen } from '../facts';
import { inPeriod } from '../period/period-words';
import { type Part, sentence } from '../parts';
import { recentFlow, type RecentFlow } from './recent-flow';

const CASH_FLOW = screen('/cashflow');
const TOO_SHORT = say`Your accounts show less than three full months with income here, so nobody can say what is left in a usual month.`;
const NOT_ADVICE = say`This is an estimate from past months, and information, not advice.`;

/** Says what was left in a usual month. */
export function basis({ period, income, spending, left, aside }: RecentFlow): FiguredText {
  const saved = aside > 0 ? say` (${money('put aside', aside, CASH_FLOW)} of it put aside)` : say``;
  const sums = say`${money('income a month', income, CASH_FLOW)} came in and ${money('spending a month', spending, CASH_FLOW)} was spent${saved}`;
  const rest = money('left a month', abs(left), CASH_FLOW);
  return left >= 0
    ? say`On average, ${sums} a month ${inPeriod(period)}, so ${rest} was left.`
    : say`On average, ${sums} a month ${inPeriod(period)}, which is ${rest} more than came in.`;
}

function verdict(price: number, { left }: RecentFlow): FiguredText {
  const asked = formatUsd(cents(price));
  if (left <= 0) return say`Nothing is left for ${asked} a month.`;
  if (price > left) return say`${asked} a month is more than what is left in a usual month.`;
  const rest = money('left after it', subtract(left, cents(price)), CASH_FLOW);
  return say`${asked} a month would fit into a usual month, and leave ${rest}.`;
}

/** Money that goals ask for is not spent yet, so a usual month does not show it. */
function goals({ financialData }: AnswerRequest): Part[] {
  const { total } = promisedThisMonth(financialData);
  return total === 0
    ? []
    : [
        sentence(
          say`What your goals ask for is not counted: ${money('promised', total, screen('/wealth-plan'))} this month.`,
        ),
      ];
}

/** Compares a price that comes every month with what is left in a usual month. */
export function monthlyRoom(request: AnswerRequest): Part[] {
  const { query } = request;
  const flow = recentFlow(request);
  if (!flow) return [sentence(TOO_SHORT)];
  return [
    ...(query.amount === null ? [] : [sentence(verdict(query.amount, flow))]),
    sentence(basis(flow)),
    ...goals(request),
    sentence(NOT_ADVICE),
  ];
}
