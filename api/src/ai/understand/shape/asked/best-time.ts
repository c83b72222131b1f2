import type { Measure, Query } from '@halyard/shared-contracts/wire';
import type { QuestionParts } from '../../question-parts';

const OF_TIME: ReadonlySet<Query['split']> = new Set<Query['split']>([
  'week',
  'month',
  'day',
  'year',
]);
const SAYS_OF_WHAT: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'income',
  'saved',
  'net_cash_flow',
  'savings_rate',
  'deposits',
]);

/** 'My best and my worst month for income' has two figures. */
const isOfTimes = ({ measure, split }: Query): boolean =>
  (measure === 'income' || measure === 'saved' || measure === 'net_cash_flow') &&
  OF_TIME.has(split);

/** 'My best week' does not say whether it is the one with the least spending or with the most income. */
export function bestOfEach(
  { tokens: { words }, cuedBy, names }: QuestionParts,
  query: Query,
): Query[] {
  const isBest = words.includes('best');
  if (isBest && words.includes('worst') && isOfTimes(query))
    return [
      { ...query, order: 'most' },
      { ...query, order: 'least' },
    ];
  const isOf = (measure: Measure): boolean => SAYS_OF_WHAT.has(measure);
  const isSaid = cuedBy.some((cues) => [...cues].some(isOf));
  if ((!isBest && !words.includes('worst')) || isSaid || names.length > 0) return [];
  if (query.measure !== 'spending' || !OF_TIME.has(query.split)) return [];
  return [
    { ...query, measure: 'income', order: isBest ? 'most' : 'least' },
    { ...query, order: isBest ? 'least' : 'most' },
  ];
}
