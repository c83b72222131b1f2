import { addDays, daysBetween, type FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { periodOf } from '../answer/period/period-of';
import { IS_OF_TODAY } from './measure-kinds';
import type { Period } from './time/periods';

const MAY_BE_LATER: ReadonlySet<Measure> = new Set<Measure>(['goals', 'affordability', 'save_by']);
const LONG = 31;
const SOON = 7;
const YEAR = 366;
const OF_THE_FUTURE = new Set<Measure>(['upcoming', 'expected_income', 'expected_balance']);

/** Returns null if the measure is known at that time. */
export function otherTime({ measure, period }: Query, { today }: FinancialData): Period | null {
  if (!period) return null;
  // The gain of investments is known only since their purchase.
  if (measure === 'investment_gain' || measure === 'investment_return') return periodOf(period);
  const { from, to } = periodOf(period);
  const isOver = to !== null && to < today;
  // The safe-to-spend amount already looks some days ahead.
  const ahead = measure === 'safe_to_spend' ? addDays(today, SOON) : today;
  const isAhead = from !== null && from > ahead;
  // 'What will I make this year' covers more than the days to come.
  const isLong = from !== null && to !== null && daysBetween(from, to) > LONG;
  if (measure === 'expected_income' && isLong && from <= today) return { from, to };
  // Recurring payments are known for a year ahead, so an answer about a longer time would be incomplete.
  if (OF_THE_FUTURE.has(measure) && to !== null && daysBetween(today, to) > YEAR)
    return { from, to };
  // A question about a goal can name a day, and what is bought later is compared with months to come.
  if (MAY_BE_LATER.has(measure) && to !== null && to > today) return null;
  const isWrong = OF_THE_FUTURE.has(measure)
    ? isOver
    : IS_OF_TODAY.has(measure)
      ? isOver || isAhead
      : isAhead;
  return isWrong ? { from, to } : null;
}
