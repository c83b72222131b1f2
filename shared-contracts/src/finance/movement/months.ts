import { type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { listOf, rowsByMonth } from './rows-by-month';

/** A history that begins after this day lacks deposits of its first month. */
const LAST_FIRST_DAY = 7;

export function inMonth(transactions: readonly Transaction[], month: IsoMonth): Transaction[] {
  return [...(rowsByMonth(transactions).get(month) ?? [])];
}

/** Newest first. */
export function monthsWithData(transactions: readonly Transaction[]): readonly IsoMonth[] {
  return [...rowsByMonth(transactions).keys()];
}

/**
 * Returns the newest month with transactions up to `now`, so that a transaction dated in the future
 * does not move the screens.
 */
export function referenceMonth(transactions: readonly Transaction[], now: IsoMonth): IsoMonth {
  return monthsWithData(transactions).find((month) => month <= now) ?? now;
}

/** A bank's history often begins in the middle of a month; such a month does not count. Earlier months than `from` are ignored. */
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

/** The rows of a day and of those before it. Whole months stay the same lists, so what is known of them stays known. */
export function untilDay(
  transactions: readonly Transaction[],
  day: IsoDate,
): readonly Transaction[] {
  const last = monthOf(day);
  const months = [...rowsByMonth(transactions)].flatMap(
    ([month, rows]): [IsoMonth, readonly Transaction[]][] => {
      const isWhole = month < last || rows.every(({ date }) => date <= day);
      const kept = isWhole ? rows : rows.filter(({ date }) => date <= day);
      return kept.length > 0 ? [[month, kept]] : [];
    },
  );
  return listOf(new Map(months));
}
