import type { AnswerRequest } from '../../answer-request';
import { rowsIn } from '../../answer-request';
import type { Period } from '../../../understand/time/periods';
import { groupsOf, type Kind, TOTALS } from '../split';
import { daysOfGroup, onlyWhole } from './whole-times';

/** Returns the month, week, or day that the answer to a question for the best or the worst one names. */
export function timeAtRank(request: AnswerRequest): Period | null {
  const { measure, split, order, rank } = request.query;
  const kind: Kind | null = measure === 'income' || measure === 'spending' ? measure : null;
  if (kind === null || split === null || (order !== 'most' && order !== 'least')) return null;
  const sign = order === 'most' ? -1 : 1;
  const groups = groupsOf(rowsIn(request, kind, request.period).rows, split)
    .map(({ key, rows }) => ({ key, amount: TOTALS[kind](rows) }))
    .filter(({ amount }) => order === 'most' || amount > 0)
    .toSorted((a, b) => sign * (a.amount - b.amount));
  const counted = order === 'least' ? onlyWhole(request, split, groups) : groups;
  const found = counted[(rank ?? 1) - 1];
  return found ? daysOfGroup(split, found.key) : null;
}
