import { abs } from '@halyard/shared-contracts/money';
import { say } from '../../fact/figured-text';
import { shownMerchant } from '../../privacy/merchant-text';
import { EVER } from '../../understand/time/periods';
import { type AnswerRequest, byId, rowsIn } from '../answer-request';
import { date, money } from '../facts';
import { type Part, sentence } from '../parts';
import type { Kind } from './split';

/** 'Did I pay the property tax' names no time, so the last payment is named if this month has none. */
export function latestBefore(request: AnswerRequest, kind: Kind): Part[] {
  if (request.query.period !== null || request.subject.label === '') return [];
  const [row] = rowsIn(request, kind, EVER).rows;
  if (!row) return [];
  const { query } = byId([row]);
  const amount = money('last one', abs(row.amount), query);
  const day = date('day of the last one', row.date, query);
  const where = shownMerchant(row.merchant);
  return [
    sentence(
      kind === 'income'
        ? say`The last deposit was ${amount} on ${day}, from ${where}.`
        : say`The last payment was ${amount} on ${day}, to ${where}.`,
    ),
  ];
}
