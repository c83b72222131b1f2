import { addDays, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { dailySums } from './daily-sums';

/** What comes and goes without a rhythm. Amounts are in cents; money out is below zero. */
export interface Everyday {
  /** Whole cents, so that a sum of days has no fraction. */
  readonly perDay: number;
  /** The variance of one day, in square cents. */
  readonly ofOneDay: number;
  /** The variance of the daily amount from one four-week block to the next, in square cents. */
  readonly ofDrift: number;
}

/** Four whole weeks have every weekday equally often. */
const BLOCK_DAYS = 28;
const MOST_BLOCKS = 6;

/** Fewer days say nothing about the ones to come. */
const FEWEST_DAYS = 7;

const NONE: Everyday = { perDay: 0, ofOneDay: 0, ofDrift: 0 };

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

const variance = (values: readonly number[], center: number): number =>
  mean(values.map((value) => (value - center) ** 2));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

function blockMeans(sums: readonly number[]): number[] {
  const blocks = Math.floor(sums.length / BLOCK_DAYS);
  return Array.from({ length: blocks }, (_, at) =>
    mean(sums.slice(at * BLOCK_DAYS, (at + 1) * BLOCK_DAYS)),
  );
}

/**
 * Describes the rows of the last 24 weeks that no rhythm explains. The median of the four-week
 * blocks ignores a single large purchase.
 */
export function everydayOf(rows: readonly Transaction[], since: IsoDate, asOf: IsoDate): Everyday {
  const known = daysBetween(since, asOf) + 1;
  const days = Math.min(known, MOST_BLOCKS * BLOCK_DAYS);
  if (days < FEWEST_DAYS) return NONE;
  const sums = dailySums(rows, addDays(asOf, 1 - days), days).toReversed();
  const blocks = blockMeans(sums);
  if (blocks.length === 0) return describe(sums, mean(sums), 0);
  const center = median(blocks);
  const between = variance(blocks, center);
  const ofOneDay = variance(sums, center);
  return describe(sums, center, Math.max(0, between - ofOneDay / BLOCK_DAYS));
}

const describe = (sums: readonly number[], center: number, ofDrift: number): Everyday => ({
  perDay: Math.round(center),
  ofOneDay: variance(sums, center),
  ofDrift,
});
