import { addMonths, type CategoryChange, type IsoMonth } from '@halyard/shared-contracts/finance';
import { abs, formatUsd } from '@halyard/shared-contracts/money';
import { monthName } from '../money-words';

export function changeMessage(
  { change, previous }: Pick<CategoryChange, 'change' | 'previous'>,
  month: IsoMonth,
): string {
  const before = monthName(addMonths(month, -1));
  if (previous === 0) return `Nothing in ${before}`;
  if (change === 0) return `Same as in ${before}`;
  return `${formatUsd(abs(change))} ${change > 0 ? 'more' : 'less'} than in ${before}`;
}
