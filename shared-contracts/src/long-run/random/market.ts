import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { MarketReturns } from '../sourced/market-returns';
import { exp } from './exp';
import { growthOf, logMoments, PER_YEAR } from './growth';
import { normalTable, QUANTILE_SHIFT } from './normal';

/** Inside a test's own context, each use of a global is slow. */
const { floor, min } = Math;

export const METHODS = ['replay', 'blocks', 'lognormal'] as const;
export type Method = (typeof METHODS)[number];

/** `next` writes the next path into `years`, four numbers for each year (see `PER_YEAR`). */
export interface Market {
  readonly paths: number;
  next(years: Float64Array): void;
}

interface Draws {
  readonly seed: number;
  readonly paths: number;
}

const WORDS = 4_294_967_296;
const WARM_UP = 32;

/** The numbers have 32 bits. The first ones of a small seed are not random enough. */
function generator(seed: number) {
  const random = xoroshiro128plus(seed);
  for (let turn = 0; turn < WARM_UP; turn += 1) random.next();
  return random;
}

/** After the table's last year, it continues with the first. */
function copy(table: Float64Array, from: number, into: Float64Array, at: number, length: number) {
  for (let index = 0; index < length; index += 1)
    into[at + index] = table[(from + index) % table.length]!;
}

function replay(table: Float64Array): Market {
  let first = 0;
  return {
    paths: table.length / PER_YEAR,
    next(years) {
      copy(table, first, years, 0, years.length);
      first += PER_YEAR;
    },
  };
}

/** Draws blocks of years in any order. The table is a circle, so each year is equally likely. */
function blocks(table: Float64Array, { seed, paths }: Draws, blockYears: number): Market {
  const random = generator(seed);
  const count = table.length / PER_YEAR;
  const length = blockYears * PER_YEAR;
  return {
    paths,
    next(years) {
      for (let at = 0; at < years.length; at += length) {
        const first = floor(((random.next() >>> 0) / WORDS) * count);
        copy(table, first * PER_YEAR, years, at, min(length, years.length - at));
      }
    },
  };
}

/** Draws independent years with the table's means and covariance. */
function lognormal(table: Float64Array, { seed, paths }: Draws): Market {
  const random = generator(seed);
  const normals = normalTable();
  const { means, root } = logMoments(table);
  const z = new Float64Array(PER_YEAR);
  return {
    paths,
    next(years) {
      for (let at = 0; at < years.length; at += PER_YEAR) {
        for (let row = 0; row < PER_YEAR; row += 1) {
          z[row] = normals[random.next() >>> QUANTILE_SHIFT]!;
          let log = means[row]!;
          for (let column = 0; column <= row; column += 1) log += root[row]![column]! * z[column]!;
          years[at + row] = exp(log);
        }
      }
    },
  };
}

/** The same table, seed, and number of paths give the same years in every engine. */
export function marketFor(
  method: Method,
  returns: MarketReturns,
  draws: Draws & { readonly blockYears: number },
): Market {
  const table = growthOf(returns);
  if (method === 'replay') return replay(table);
  return method === 'blocks' ? blocks(table, draws, draws.blockYears) : lognormal(table, draws);
}

/** Returns the geometric means. */
export function steadyYear(returns: MarketReturns): readonly number[] {
  return logMoments(growthOf(returns)).means.map(exp);
}
