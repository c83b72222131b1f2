import { add, type Cents, ZERO } from '../../money';
import { addMonths, type IsoDate, type IsoMonth, lastDay, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { comparedDays, isInProgress } from '../movement/month/month-progress';
import { inMonth } from '../movement/month/months';
import { totalSpending } from '../movement/totals';

/**
 * The amounts are spending since the first of the month, by day. They are null on days that the month does not have
 * yet.
 */
export interface CumulativeSpending {
  readonly days: readonly number[];
  readonly current: readonly (Cents | null)[];
  /** It is the month before, and null if that has no transactions. */
  readonly previous: readonly (Cents | null)[] | null;
  /** Both are sums up to the same day, or of the whole months once the month is over. */
  readonly compared: { readonly current: Cents; readonly previous: Cents } | null;
}

const dayOf = (date: IsoDate): number => Number(date.slice(8));

function sumsByDay(transactions: readonly Transaction[], month: IsoMonth): Cents[] {
  const byDay = Array.from({ length: dayOf(lastDay(month)) }, (): Transaction[] => []);
  for (const row of inMonth(transactions, month)) byDay[dayOf(row.date) - 1]?.push(row);
  let total = ZERO;
  return byDay.map((rows) => (total = add(total, totalSpending(rows))));
}

/** A refund lowers the line. Rows after today are left out of a month in progress. */
export function cumulativeSpending(
  transactions: readonly Transaction[],
  month: IsoMonth,
  today: IsoDate,
): CumulativeSpending {
  const known = transactions.filter(({ date }) => date <= today || monthOf(date) !== month);
  const before = addMonths(month, -1);
  const current = sumsByDay(known, month);
  const hasPrevious = inMonth(known, before).length > 0;
  const previous = hasPrevious ? sumsByDay(known, before) : null;
  const length = Math.max(current.length, previous?.length ?? 0);
  const until = isInProgress(month, today) ? dayOf(today) : current.length;
  const days = Array.from({ length }, (_, index) => index + 1);
  const earlier = previous?.[dayOf(comparedDays(month, today).to) - 1];
  return {
    days,
    current: days.map((day) => (day <= until ? (current[day - 1] ?? null) : null)),
    previous: previous && days.map((day) => previous[day - 1] ?? null),
    compared:
      earlier === undefined ? null : { current: current[until - 1] ?? ZERO, previous: earlier },
  };
}
