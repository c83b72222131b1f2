import { addDays, addMonths, daysBetween, firstDay, type IsoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { cashModel } from './cash-model';
import { dailySums } from './daily-sums';
import { cashPath, HORIZON_DAYS, type PathDay } from './path';
import { nextPayday } from './payday';

/** In cents since the start of its month. */
export interface PastForecast {
  readonly path: readonly PathDay[];
  /** As long as `path`. */
  readonly actual: readonly number[];
  /** The last day that was known. */
  readonly asOf: IsoDate;
  /** How many of the days are before the next payday that was expected. */
  readonly untilPayday: number;
}

const MOST_MONTHS = 12;

/** A longer history compares fewer months, so that its forecast stays fast. */
const MOST_ROWS = 60_000;
const FEWEST_MONTHS = 3;

const mostMonths = (rows: number): number =>
  Math.min(MOST_MONTHS, Math.max(FEWEST_MONTHS, Math.floor(MOST_ROWS / Math.max(rows, 1))));

/** Three blocks of four weeks. */
const LEAST_BEFORE_DAYS = 84;

/** A month that has just begun compares too few days. */
export const LEAST_AFTER_DAYS = 14;

/** The last days before the months from which a forecast can be compared, latest first. */
export function pastStarts(since: IsoDate, today: IsoDate, rows: number): IsoDate[] {
  return Array.from({ length: MOST_MONTHS }, (_, ago) =>
    addDays(firstDay(addMonths(monthOf(today), -ago)), -1),
  )
    .filter(
      (asOf) =>
        daysBetween(since, asOf) >= LEAST_BEFORE_DAYS &&
        daysBetween(asOf, today) >= LEAST_AFTER_DAYS,
    )
    .slice(0, mostMonths(rows));
}

function movedSince(rows: readonly Transaction[], asOf: IsoDate, days: number): number[] {
  let moved = 0;
  return dailySums(rows, addDays(asOf, 1), days).map((sum) => (moved += sum));
}

/** Nothing that came later has an influence. `rows` are booked ones. */
export function pastForecast(
  rows: readonly Transaction[],
  since: IsoDate,
  asOf: IsoDate,
  today: IsoDate,
): PastForecast {
  const days = Math.min(HORIZON_DAYS, daysBetween(asOf, today));
  const known = rows.filter(({ date }) => date <= asOf);
  const path = cashPath(cashModel(known, since, asOf), days);
  return {
    asOf,
    path,
    actual: movedSince(rows, asOf, days),
    untilPayday: daysBetween(asOf, nextPayday(path, asOf).until),
  };
}
