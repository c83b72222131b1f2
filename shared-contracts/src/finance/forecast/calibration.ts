import type { PastForecast } from './backtest';
import { lowestOf } from './lowest';
import type { PathDay } from './path';

/** How many spreads wide a band is, and what past forecasts had inside it. */
export interface Calibration {
  /** Of the band, on each side. */
  readonly spreads: number;
  /** Of the margin below the lowest expected balance. */
  readonly safeSpreads: number;
  /** What a spread counts as at least, in cents. */
  readonly leastSpread: number;
  /** `share` of `days` was inside the band, 0–1; null when the history is too short. */
  readonly backtest: { readonly share: number | null; readonly days: number };
}

const BAND = 0.8;
const SAFE = 0.9;

/** The width of a normal distribution, for users whose history is too short. */
const NORMAL_BAND = 1.2816;
const FEWEST_MONTHS = 3;

/** What is safe keeps at least this margin, and more where nothing has been measured. */
const LEAST_SAFE = 1.645;
const UNMEASURED_SAFE = 3;

type Width = Pick<Calibration, 'spreads' | 'leastSpread'>;

/** In whole cents. */
export const halfWidth = ({ spreads, leastSpread }: Width, day: { readonly spread: number }) =>
  Math.ceil(spreads * Math.max(day.spread, leastSpread));

/** How far below the lowest expected balance one is safe, in whole cents. */
export const safeMargin = ({ safeSpreads, leastSpread }: Calibration, day: PathDay): number =>
  Math.ceil(safeSpreads * Math.max(day.spread, leastSpread));

const unmeasured = (leastSpread: number): Calibration => ({
  spreads: NORMAL_BAND,
  safeSpreads: UNMEASURED_SAFE,
  leastSpread,
  backtest: { share: null, days: 0 },
});

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length, Math.ceil(share * sorted.length)) - 1]!;

function errorsOf({ path, actual }: PastForecast): { error: number; spread: number }[] {
  return path.map(({ moved, spread }, index) => ({
    error: Math.abs(actual[index]! - moved),
    spread,
  }));
}

/** By how many spreads the lowest balance before the payday was below the expected one. */
function shortfall({ path, actual, untilPayday }: PastForecast, leastSpread: number): number {
  const days = Math.min(untilPayday, path.length);
  if (days === 0) return 0;
  const expected = lowestOf(path.slice(0, days)).moved;
  const lowest = Math.min(0, ...actual.slice(0, days));
  return (expected - lowest) / Math.max(path[days - 1]!.spread, leastSpread);
}

/** With few months, the worst of them counts. */
function spreadsToBeSafe(past: readonly PastForecast[], leastSpread: number): number {
  const sorted = past.map((each) => shortfall(each, leastSpread)).sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length, Math.ceil(SAFE * (sorted.length + 1))) - 1]!;
  return Math.max(LEAST_SAFE, found);
}

/**
 * Widens the band until it contains 80 % of the days of past forecasts, and counts them. A spread
 * counts as `leastSpread` cents at least.
 */
export function calibrated(past: readonly PastForecast[], leastSpread: number): Calibration {
  if (past.length < FEWEST_MONTHS) return unmeasured(leastSpread);
  const days = past.flatMap(errorsOf);
  const ratios = days.map(({ error, spread }) => error / Math.max(spread, leastSpread));
  const spreads = atShare(
    ratios.toSorted((a, b) => a - b),
    BAND,
  );
  const inside = days.filter((day) => day.error <= halfWidth({ spreads, leastSpread }, day)).length;
  return {
    spreads,
    leastSpread,
    safeSpreads: spreadsToBeSafe(past, leastSpread),
    backtest: { share: inside / days.length, days: days.length },
  };
}
