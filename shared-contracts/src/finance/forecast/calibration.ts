import { LEAST_AFTER_DAYS, type PastForecast } from './backtest';
import { type Band, bandOf, isInside, scaled } from './band';
import { lowestOf } from './lowest';
import { levelAt, scoresOf } from './own-scores';
import type { PathDay } from './path';

/** `share`, from 0 to 1, is the part of `days` inside the band, and null when the history is too short. */
interface HitRate {
  readonly share: number | null;
  readonly days: number;
}

export interface Calibration {
  readonly band: Band;
  /** It is the margin below the lowest expected balance. */
  readonly safeSpreads: number;
  /** It measures past months with the band of today. */
  readonly backtest: HitRate;
  /** It measures each past month with the band from what was known before that month. */
  readonly unseen: HitRate;
}

const SAFE = 0.9;
const FEWEST_MONTHS = 3;

const LEAST_SAFE = 1.645;
const UNMEASURED_SAFE = 2.2;

/** The band of today contains this share of the user's own past days. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 0.85;

/** Rounding to whole cents brings at most this many more days into a band. */
const ROUNDED_DAYS = 2;

/** A single bad month makes no band too wide, and a calm one makes none too narrow. */
const MOST_FACTOR = 4;
const LEAST_FACTOR = 1 / 8;

/** Returns the margin below the lowest expected balance in whole cents. */
export const safeMargin = ({ safeSpreads }: Calibration, { spread }: PathDay): number =>
  Math.ceil(safeSpreads * spread);

const NOTHING: HitRate = { share: null, days: 0 };

const insideOf = (band: Band, past: PastForecast): number =>
  past.path.filter((day, index) => isInside(band, past, day, index)).length;

const daysOf = (past: readonly PastForecast[]): number =>
  past.reduce((total, { path }) => total + path.length, 0);

function hitRate(past: readonly PastForecast[], bandFor: (each: PastForecast) => Band): HitRate {
  const days = daysOf(past);
  const inside = past.reduce((total, each) => total + insideOf(bandFor(each), each), 0);
  return { share: inside / days, days };
}

/** Returns the factors by which the band has to grow to contain each past day, smallest first. */
const factorsOf = (band: Band, past: readonly PastForecast[]): number[] =>
  past
    .flatMap((each) =>
      scoresOf(each).map((score, index) => {
        return score / levelAt(score < 0 ? band.low : band.high, index);
      }),
    )
    .sort((a, b) => a - b);

/** Grows or narrows a band until it contains 75–85 % of the user's own past days. */
function fitted(band: Band, past: readonly PastForecast[]): Band {
  const factors = factorsOf(band, past);
  const least = factors[Math.ceil(LEAST_SHARE * factors.length) - 1]!;
  const tooMuch = factors[Math.floor(MOST_SHARE * factors.length) - ROUNDED_DAYS]!;
  const most = factors.findLast((each) => each < tooMuch) ?? tooMuch;
  const factor = Math.max(least, Math.min(1, most));
  return scaled(band, Math.max(LEAST_FACTOR, Math.min(MOST_FACTOR, factor)));
}

const measuredBand = (past: readonly PastForecast[]): Band =>
  past.length < FEWEST_MONTHS ? bandOf([]) : fitted(bandOf(past), past);

function knownBefore(past: readonly PastForecast[], asOf: string): PastForecast[] {
  return past
    .map((each) => {
      const days = each.path.filter(({ date }) => date <= asOf).length;
      return { ...each, path: each.path.slice(0, days), actual: each.actual.slice(0, days) };
    })
    .filter(({ path }) => path.length >= LEAST_AFTER_DAYS);
}

/** Returns by how many spreads the lowest balance before the payday was below the expected one. */
function shortfall({ path, actual, untilPayday }: PastForecast): number {
  const days = Math.min(untilPayday, path.length);
  if (days === 0) return 0;
  const expected = lowestOf(path.slice(0, days)).moved;
  const lowest = Math.min(0, ...actual.slice(0, days));
  return (expected - lowest) / path[days - 1]!.spread;
}

/** With few months, the worst of them counts. */
function spreadsToBeSafe(past: readonly PastForecast[]): number {
  const sorted = past.map(shortfall).sort((a, b) => a - b);
  const found = sorted[Math.min(sorted.length, Math.ceil(SAFE * (sorted.length + 1))) - 1]!;
  return Math.max(LEAST_SAFE, found);
}

/**
 * Makes a band from the errors of past forecasts and those of other users, and measures it. It measures nothing
 * with fewer than three months.
 */
export function calibrated(past: readonly PastForecast[]): Calibration {
  const band = measuredBand(past);
  if (past.length < FEWEST_MONTHS) {
    return { band, safeSpreads: UNMEASURED_SAFE, backtest: NOTHING, unseen: NOTHING };
  }
  return {
    band,
    safeSpreads: spreadsToBeSafe(past),
    backtest: hitRate(past, () => band),
    unseen: hitRate(past, ({ asOf }) => measuredBand(knownBefore(past, asOf))),
  };
}
