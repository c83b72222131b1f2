import type { Query } from '@halyard/shared-contracts/wire';
import { periodOf } from '../../../answer/period/period-of';
import { isMonth } from '../../../answer/period/period-words';

const MOVES =
  /\b(?:go|goes|going|gone|went) (?:up|down)\b|\b(?:increased?|decreased?|risen|rose|rise|dropped)\b/;
const MOVING = new Set(
  'up down increase increased decrease decreased risen rose rise dropped'.split(' '),
);

/**
 * Returns the words that ask for a change which the query does not have. The sum of a month is compared with the month
 * before anyway, but the sum of a longer time is not.
 */
export function missingChange(
  words: readonly string[],
  { measure, compare, split, period }: Query,
): string[] {
  const isPlainSum = measure === 'spending' && compare === null && split === null;
  if (!isPlainSum || period === null || isMonth(periodOf(period))) return [];
  return MOVES.test(words.join(' ')) ? words.filter((word) => MOVING.has(word)) : [];
}
