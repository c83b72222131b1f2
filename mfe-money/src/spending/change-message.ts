import {
  type CategoryChange,
  comparedDays,
  countWords,
  type IsoDate,
  type IsoMonth,
  isInProgress,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { abs, formatUsd } from '@halyard/shared-contracts/money';
import { monthName } from '../money-words';

/** 'May', or 'the first 12 days of May' for a month in progress. */
function comparedWith(month: IsoMonth, today: IsoDate): string {
  const { from, to } = comparedDays(month, today);
  const before = monthName(monthOf(from));
  if (!isInProgress(month, today)) return before;
  const days = Number(to.slice(8));
  return `the first ${days === 1 ? 'day' : countWords(days, 'day')} of ${before}`;
}

export function changeMessage(
  { change, previous }: Pick<CategoryChange, 'change' | 'previous'>,
  month: IsoMonth,
  today: IsoDate,
): string {
  const before = comparedWith(month, today);
  if (previous === 0) return `Nothing in ${before}`;
  if (change === 0) return `Same as in ${before}`;
  return `${formatUsd(abs(change))} ${change > 0 ? 'more' : 'less'} than in ${before}`;
}
