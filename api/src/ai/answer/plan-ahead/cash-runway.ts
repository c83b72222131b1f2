import { addMonths, monthLabel } from '@halyard/shared-contracts/finance';
import { abs, add, cents } from '@halyard/shared-contracts/money';
import { cashFact } from '../../fact/balance-facts';
import { say } from '../../fact/figured-text';
import type { AnswerRequest } from '../answer-request';
import { money, number, screen } from '../facts';
import { type Part, sentence } from '../parts';
import { inPeriod } from '../period/period-words';
import { emergencyFund } from '../plan';
import { lowestBalance } from '../recurring/lowest-balance';
import { recentFlow } from './recent-flow';

const CASH_FLOW = screen('/cashflow');
const MOST_MONTHS = 600;

/** Says how long the cash lasts if income and spending stay as they are. What is put aside is not spent. */
export function cashRunway(request: AnswerRequest): Part[] {
  const flow = recentFlow(request);
  if (!flow)
    return [
      sentence(
        say`Your accounts show less than three full months with income here, so nobody can say how long the money lasts.`,
      ),
      ...lowestBalance(request),
    ];
  const kept = add(flow.left, flow.aside);
  const cash = cashFact(request.financialData);
  const income = money('income a month', flow.income, CASH_FLOW);
  const spent = money('spending a month', cents(flow.spending - flow.aside), CASH_FLOW);
  const gap = money('difference a month', abs(kept), CASH_FLOW);
  const flows = say`On average, ${income} a month came in and ${spent} was spent ${inPeriod(flow.period)}, without what you put aside`;
  const months = Math.floor(cash.value / Math.max(1, -kept));
  const count = number('months', 'months', months, CASH_FLOW);
  const end = monthLabel(addMonths(request.calendar.month, Math.min(months, MOST_MONTHS)));
  return [
    sentence(
      kept >= 0
        ? say`At this pace your money does not run out: in a usual month more comes in than you spend.`
        : say`At this pace your ${cash} in checking and savings lasts about ${count} ${months === 1 ? 'month' : 'months'}, until ${end}.`,
    ),
    sentence(
      kept >= 0 ? say`${flows}, so ${gap} was left.` : say`${flows}, so ${gap} was missing.`,
    ),
    ...emergencyFund(request).slice(0, 1),
    ...lowestBalance(request),
  ];
}
