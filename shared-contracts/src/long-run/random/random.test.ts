import fc from 'fast-check';
import { BLOCK_YEARS } from '../settings';
import { marketReturns } from '../sourced/market-returns';
import { exp } from './exp';
import { growthOf, logMoments, PER_YEAR } from './growth';
import { marketFor, type Method, METHODS, steadyYear } from './market';
import { normalQuantile, normalTable } from './normal';
import { wilson } from './wilson';

const table = growthOf(marketReturns.value);
const YEARS = 30;

const market = (method: Method, paths: number, seed = 7) =>
  marketFor(method, marketReturns.value, { seed, paths, blockYears: BLOCK_YEARS });

/** Draws all values of one column: 0 stocks, 1 bonds, 2 bills, 3 prices. */
function drawn(method: Method, paths: number, column: number): number[] {
  const source = market(method, paths);
  const years = new Float64Array(YEARS * PER_YEAR);
  const values: number[] = [];
  for (let path = 0; path < source.paths; path += 1) {
    source.next(years);
    for (let at = column; at < years.length; at += PER_YEAR) values.push(years[at]!);
  }
  return values;
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};
const ofTable = (column: number) => Array.from(table).filter((_, at) => at % PER_YEAR === column);

describe('exp', () => {
  it('is the exponential function', () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), (x) => {
        expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-12);
      }),
    );
  });
});

describe('the normal distribution', () => {
  it.each([
    [0.5, 0],
    [0.975, 1.959963985],
    [0.025, -1.959963985],
    [0.99, 2.326347874],
    [0.001, -3.090232306],
  ])('has the quantile of %d at %d', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 7);
  });

  it('is drawn from a table with the mean 0, the variance 1, and the kurtosis 3', () => {
    const values = Array.from(normalTable());
    expect(mean(values)).toBeCloseTo(0, 10);
    expect(deviation(values)).toBeCloseTo(1, 10);
    expect(Math.abs(mean(values.map((z) => z ** 4)) - 3)).toBeLessThan(0.03);
  });
});

describe('wilson', () => {
  // The first three are in the tables of Newcombe, Statistics in Medicine 17 (1998), 857–872.
  // Covers P3-C1-4.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [29, 29, 0.883, 1],
    [50, 100, 0.4038, 0.5962],
  ])('of %d in %d is from %d to %d', (successes, count, low, high) => {
    const interval = wilson(successes, count);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('markets', () => {
  // Covers P3-C1-2.
  it('replay has one path for each year of the table and keeps the order of years', () => {
    const source = market('replay', 5_000);
    expect(source.paths).toBe(97);
    const years = new Float64Array(3 * PER_YEAR);
    source.next(years);
    source.next(years);
    expect(Array.from(years)).toEqual(Array.from(table.slice(PER_YEAR, 4 * PER_YEAR)));
  });

  it('replay goes on with the first year after the last', () => {
    const source = market('replay', 0);
    const years = new Float64Array(2 * PER_YEAR);
    for (let path = 0; path < source.paths; path += 1) source.next(years);
    expect(Array.from(years.slice(PER_YEAR))).toEqual(Array.from(table.slice(0, PER_YEAR)));
  });

  // The tolerance is four standard errors, and blocks have fewer independent draws.
  // Covers P3-C1-2.
  it.each([0, 1, 2, 3])('blocks have the mean and the deviation of column %d', (column) => {
    const values = drawn('blocks', 2_000, column);
    const whole = ofTable(column);
    const error = deviation(whole) / Math.sqrt(values.length / BLOCK_YEARS);
    expect(Math.abs(mean(values) - mean(whole))).toBeLessThan(4 * error);
    expect(Math.abs(deviation(values) / deviation(whole) - 1)).toBeLessThan(0.03);
  });

  it('blocks keep the years of a block together', () => {
    const source = market('blocks', 1);
    const years = new Float64Array(BLOCK_YEARS * PER_YEAR);
    source.next(years);
    const first = Array.from(table).findIndex(
      (value, at) => at % PER_YEAR === 0 && value === years[0] && table[at + 1] === years[1],
    );
    const expected = Array.from(years, (_, at) => table[(first + at) % table.length]!);
    expect(Array.from(years)).toEqual(expected);
  });

  // The closed form of a lognormal mean is e^(μ + σ²/2). The tolerance is four standard errors.
  // Covers P3-C1-2.
  it.each([0, 1, 2, 3])('lognormal years have the moments of column %d', (column) => {
    const { means, root } = logMoments(table);
    const variance = root[column]!.reduce((total, value) => total + value * value, 0);
    const values = drawn('lognormal', 2_000, column);
    const expected = Math.exp(means[column]! + variance / 2);
    const error = deviation(values) / Math.sqrt(values.length);
    expect(Math.abs(mean(values) - expected)).toBeLessThan(4 * error);
    const spread = expected * Math.sqrt(Math.exp(variance) - 1);
    expect(Math.abs(deviation(values) / spread - 1)).toBeLessThan(0.03);
  });

  it('lognormal years keep the correlation of stocks and bonds', () => {
    const correlation = (a: readonly number[], b: readonly number[]) => {
      const [ofA, ofB] = [mean(a), mean(b)];
      const products = a.map((value, at) => (value - ofA) * (b[at]! - ofB));
      return mean(products) / (deviation(a) * deviation(b));
    };
    const logs = (values: readonly number[]) => values.map(Math.log);
    const seen = correlation(logs(drawn('lognormal', 300, 0)), logs(drawn('lognormal', 300, 1)));
    const whole = correlation(logs(ofTable(0)), logs(ofTable(1)));
    expect(Math.abs(seen - whole)).toBeLessThan(0.05);
  });

  // Covers P3-C1-3.
  it.each(METHODS)('%s draws the same years again, and others with another seed', (method) => {
    const first = (seed: number) => {
      const years = new Float64Array(YEARS * PER_YEAR);
      market(method, 10, seed).next(years);
      return Array.from(years);
    };
    expect(first(1)).toEqual(first(1));
    if (method !== 'replay') expect(first(1)).not.toEqual(first(2));
  });

  it('the steady year is the geometric mean of the table', () => {
    const [stocks] = steadyYear(marketReturns.value);
    const product = ofTable(0).reduce((a, b) => a * b, 1);
    expect(stocks).toBeCloseTo(product ** (1 / 97), 9);
  });
});
