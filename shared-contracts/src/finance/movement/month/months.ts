import { type IsoDate, type IsoMonth, lastDay, monthOf } from '../../civil-date';
import type { Transaction } from '../../entities';
import { listOf, rowsByMonth } from './rows-by-month';

/** A history that begins later may lack deposits of its first month. */
const LAST_FIRST_DAY = 7;

export function inMonth(transactions: readonly Transaction[], month: IsoMonth): Transaction[] {
  return [...(rowsByMonth(transactions).get(month) ?? [])];
}

export function monthsWithData(transactions: readonly Transaction[]): readonly IsoMonth[] {
  return [...rowsByMonth(transactions).keys()];
}

/** Returns the newest months with data that were over by `today`, at most so many. */
export function fullMonths(
  transactions: readonly Transaction[],
  today: IsoDate,
  most: number,
): readonly IsoMonth[] {
  return monthsWithData(transactions)
    .filter((month) => lastDay(month) <= today)
    .slice(0, most);
}

/** Ignores months after `now`, so that a future row does not change the screens. */
export function referenceMonth(transactions: readonly Transaction[], now: IsoMonth): IsoMonth {
  return monthsWithData(transactions).find((month) => month <= now) ?? now;
}

/** Returns the first month of a history that begins in the middle of it, because it does not count as full. */
export function cutMonth(
  transactions: readonly Transaction[],
  from: IsoMonth | null = null,
): IsoMonth | null {
  const months = monthsWithData(transactions).filter((month) => from === null || month >= from);
  const oldest = months.at(-1);
  if (oldest === undefined) return null;
  const limit = LAST_FIRST_DAY + 1;
  const rows = rowsByMonth(transactions).get(oldest) ?? [];
  return rows.every(({ date }) => Number(date.slice(-2)) >= limit) ? oldest : null;
}

export function untilDay(
  transactions: readonly Transaction[],
  day: IsoDate,
): readonly Transaction[] {
  const last = monthOf(day);
  const months = [...rowsByMonth(transactions)].flatMap(
    ([month, rows]): [IsoMonth, readonly Transaction[]][] => {
      const isWhole = month < last || rows.every(({ date }) => date <= day);
      const included = isWhole ? rows : rows.filter(({ date }) => date <= day);
      return included.length > 0 ? [[month, included]] : [];
    },
  );
  return listOf(new Map(months));
}
