import {
  addDays,
  addMonths,
  firstDay,
  type IsoDate,
  type IsoMonth,
  lastDay,
  monthOf,
} from '../../civil-date';
import type { Transaction } from '../../entities';

export interface DaySpan {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export function inDays(transactions: readonly Transaction[], { from, to }: DaySpan): Transaction[] {
  return transactions.filter(({ date }) => date >= from && date <= to);
}

export function isInProgress(month: IsoMonth, today: IsoDate): boolean {
  return monthOf(today) === month && today < lastDay(month);
}

/** Returns the month before if `month` is in progress. */
export function lastFullMonth(month: IsoMonth, today: IsoDate): IsoMonth {
  return isInProgress(month, today) ? addMonths(month, -1) : month;
}

/** While the month is in progress, only the same days of `before` are compared. */
export function comparedDays(
  month: IsoMonth,
  today: IsoDate,
  before: IsoMonth = addMonths(month, -1),
): DaySpan {
  const [from, to] = [firstDay(before), lastDay(before)];
  if (!isInProgress(month, today)) return { from, to };
  const sameDay = addDays(from, Number(today.slice(8)) - 1);
  return { from, to: sameDay < to ? sameDay : to };
}

/** The percentage includes today. It is null for another month. */
export function elapsedPercent(month: IsoMonth, today: IsoDate): number | null {
  if (monthOf(today) !== month) return null;
  return (Number(today.slice(8)) * 100) / Number(lastDay(month).slice(8));
}
