import { isOwnTransfer } from '@halyard/shared-contracts/finance';
import { abs, subtract, sum } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { money, number, screen } from '../facts';
import { type AnswerRequest } from '../answer-request';
import { link, type Part, sentence } from '../parts';
import { inPeriod } from '../period/period-words';
import { streamsOf } from '../recurring/recurring';
import { recentFlow } from './recent-flow';

const CASH_FLOW = screen('/cashflow');

/** Compares the income of a usual month with the bills that come every month. */
export function afterBills(request: AnswerRequest): Part[] {
  const flow = recentFlow(request);
  if (!flow)
    return [
      sentence(
        say`Your accounts show less than three full months with income here, so nobody can say what is left in a usual month.`,
      ),
    ];
  const bills = streamsOf(request).filter(
    (stream) => stream.cadence === 'monthly' && !isOwnTransfer(stream),
  );
  const cost = sum(bills.map(({ priceRise, typicalAmount }) => priceRise?.to ?? typicalAmount));
  const left = subtract(flow.income, cost);
  const count = number('bills', 'count', bills.length, CASH_FLOW);
  const rest = money('left after bills', abs(left), CASH_FLOW);
  const end =
    left >= 0
      ? say`so ${rest} a month is left after them`
      : say`which is ${rest} more than came in`;
  return [
    sentence(
      say`On average, ${money('income a month', flow.income, CASH_FLOW)} a month came in ${inPeriod(flow.period)}. Your ${count} monthly bills come to ${money('bills a month', cost, CASH_FLOW)}, ${end}.`,
    ),
    sentence(
      say`Everything that is no monthly bill, such as groceries and gas, comes out of this.`,
    ),
    link('Open your cash flow', '/cashflow'),
  ];
}
