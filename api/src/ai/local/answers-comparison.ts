import {
  type Category,
  compareDates,
  type FinancialData,
  type IsoMonth,
} from '@halyard/shared-contracts/finance';
import { monthName } from '../../finance/insight/words';
import { joined, type Said, say } from '../fact/said';
import { comparedCategories, spendingMove, spentIn } from '../fact/spending-facts';
import { spendingOf } from './answers-spending';

const CATEGORIES_TOLD = 3;

/** Two months against each other, as a whole and by category, or one category alone. */
export function comparison(
  financialData: FinancialData,
  months: readonly [IsoMonth, IsoMonth],
  category: Category | null,
): Said {
  const [before, month] = months.toSorted(compareDates);
  if (before === undefined || month === undefined) return say``;
  if (category) {
    return joined(
      [before, month].map((each) => spendingOf(financialData, category, each)),
      ' ',
    );
  }
  const { amount, direction } = spendingMove(financialData, month, before);
  const change = direction === 0 ? 'the same' : say`${amount} ${direction > 0 ? 'more' : 'less'}`;
  return say`You spent ${spentIn(financialData, month)} in ${monthName(month)} and ${spentIn(financialData, before)} in ${monthName(before)}: ${change}. ${byCategory(financialData, month, before)}`;
}

function byCategory(financialData: FinancialData, month: IsoMonth, before: IsoMonth): Said {
  const moves = comparedCategories(financialData, month, before)
    .map((category) => ({ category, ...spendingMove(financialData, month, before, category) }))
    .filter(({ direction }) => direction !== 0)
    .sort((a, b) => b.amount.value - a.amount.value)
    .slice(0, CATEGORIES_TOLD)
    .map(
      ({ category, amount, direction }) =>
        say`${category} ${amount} ${direction > 0 ? 'more' : 'less'}`,
    );
  return moves.length === 0 ? say`` : say`Most of the difference: ${joined(moves, ', ')}.`;
}
