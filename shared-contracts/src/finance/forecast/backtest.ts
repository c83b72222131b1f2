import { addDays, addMonths, daysBetween, firstDay, type IsoDate, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { cashModel } from './cash-model';
import { dailySums } from './daily-sums';
import { cashPath, HORIZON_DAYS, type PathDay } from './path';
import { nextPayday } from './payday';

/** Amounts are in cents since the start of the month. */
export interface PastForecast {
  readonly path: readonly PathDay[];
  readonly actual: readonly number[];
  readonly asOf: IsoDate;
  /** It counts the days before the next expected payday. */
  readonly untilPayday: number;
}

const MOST_MONTHS = 12;

/** A longer history compares fewer months, so that the forecast stays fast. */
const MOST_ROWS = 60_000;
const FEWEST_MONTHS = 3;

const mostMonths = (rows: number): number =>
  Math.min(MOST_MONTHS, Math.max(FEWEST_MONTHS, Math.floor(MOST_ROWS / Math.max(rows, 1))));

const LEAST_BEFORE_DAYS = 84;

/** A month with fewer days is not compared. */
export const LEAST_AFTER_DAYS = 14;

/** Returns the last days before the months for which a forecast can be compared, latest first. */
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

/** Later rows have no influence. `rows` are booked ones. */
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
