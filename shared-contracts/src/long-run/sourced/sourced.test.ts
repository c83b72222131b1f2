import { isIsoDate, isoDate } from '../../finance';
import { SOURCED } from './all';
import { marketReturns } from './market-returns';
import { isExpired, type Sourced } from './sourced';
import { averageWageIndex } from './wage-index';

const FIGURES: [string, Sourced<unknown>][] = Object.entries(SOURCED);

describe('sourced figures', () => {
  // Covers P3-C0-1.
  it.each(FIGURES)('%s has a citation, an address, and days', (_, figure) => {
    expect(figure.citation).toMatch(/^\w.{6,}$/u);
    expect(new URL(figure.url).protocol).toBe('https:');
    const days = [figure.validFrom, figure.checkedOn, figure.validTo].filter((day) => day !== null);
    expect(days.every(isIsoDate)).toBe(true);
    expect(figure.validTo === null || figure.validTo > figure.validFrom).toBe(true);
    expect(typeof figure.verified).toBe('boolean');
  });

  it('are all in the list', () => {
    expect(new Set(Object.values(SOURCED)).size).toBe(FIGURES.length);
  });
});

describe('isExpired', () => {
  const figure = { validTo: isoDate('2026-12-31') };

  // Covers P3-C0-3.
  it.each([
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on %s is %s', (day, expired) => {
    expect(isExpired(figure, isoDate(day))).toBe(expired);
  });

  it('is never true for a figure without an end', () => {
    expect(isExpired({ validTo: null }, isoDate('2099-01-01'))).toBe(false);
  });
});

describe('market returns', () => {
  const { from, years } = marketReturns.value;
  const compounded = (column: 0 | 1 | 2, until: number): number =>
    years.slice(0, until - from + 1).reduce((value, year) => value * (1 + year[column] / 100), 100);

  it('have every year from 1928 to 2024', () => {
    expect([from, from + years.length - 1]).toEqual([1928, 2024]);
  });

  /** The values are what $100 became, as the publisher prints it. The table's percentages have two decimals. */
  it.each([
    [1928, 143.81, 100.84, 103.08],
    [1929, 131.88, 105.07, 106.34],
    [1933, 75.99, 118.6, 116.06],
  ])('turn $100 until %d into what their publisher prints', (year, stocks, bonds, bills) => {
    expect(compounded(0, year)).toBeCloseTo(stocks, 1);
    expect(compounded(1, year)).toBeCloseTo(bonds, 1);
    expect(compounded(2, year)).toBeCloseTo(bills, 1);
  });

  it('turn $100 of stocks until 1954 into $783.18', () => {
    expect(Math.abs(compounded(0, 1954) - 783.18)).toBeLessThan(0.2);
  });
});

describe('the average wage index', () => {
  const { from, values } = averageWageIndex.value;

  it('gives the wage base of 2026 by the computation that the notice of the SSA prints', () => {
    const ratio = values[2024 - from]! / values[1992 - from]!;
    expect((60_600 * ratio).toFixed(2)).toBe('184548.71');
    expect(Math.round((60_600 * ratio) / 300) * 300).toBe(184_500);
  });

  it('gives the factor that the SSA prints for earnings of 1986', () => {
    expect((values[2024 - from]! / values[1986 - from]!).toFixed(4)).toBe('4.0323');
  });
});
