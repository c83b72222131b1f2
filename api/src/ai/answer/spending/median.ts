import { isRefund } from '@halyard/shared-contracts/finance';
import { abs, add, type Cents, divide, ZERO } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { type AnswerRequest, byId, rowsIn } from '../answer-request';
import { money } from '../facts';
import { type Part, sentence } from '../parts';
import { inKnown } from '../period/known-time';
import { onSubject } from '../subject';
import { times } from './spending';

/** Returns the middle amount, or half the sum of the two middle ones of an even number. */
function medianOf(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? ZERO;
  return sorted.length % 2 === 1 ? upper : divide(add(upper, sorted[middle - 1] ?? ZERO), 2);
}

/** Half of the payments cost less than the median and half cost more. Refunds are not payments. */
export function medianTransaction(request: AnswerRequest): Part[] {
  const found = rowsIn(request, 'spending', request.period);
  const paid = found.rows.filter((row) => !isRefund(row));
  const about = onSubject(request.subject);
  const when = inKnown(request, request.period);
  if (paid.length === 0) return [sentence(say`There is no payment${about} ${when}.`)];
  const { query } = byId(paid);
  const median = money('median', medianOf(paid.map(({ amount }) => abs(amount))), query);
  return [
    sentence(
      say`The median payment${about} was ${median} ${when}, of ${times(paid.length, 'payment', query)}.`,
    ),
  ];
}
