import fc from 'fast-check';
import { isoDate } from '../../finance';
import { cents, fromDollars, toDollars } from '../../money';
import { legalBirthYear } from './birth';
import { claimingPercent, fullRetirementMonths, monthlyBenefit, spousalBenefit } from './claiming';
import {
  averageIndexedEarnings,
  bendPoints,
  type EarningsYear,
  primaryAmount,
} from './primary-amount';

const months = (years: number, more = 0): number => years * 12 + more;

/** These are the earnings of the SSA's case A: born in 1964, retired at 62 in 2026. */
const CASE_A = [
  16196, 17283, 18191, 18971, 19909, 20715, 21850, 22107, 22770, 23755, 24994, 26533, 28007, 29657,
  31392, 32238, 32660, 33558, 35224, 36621, 38419, 40281, 41330, 40826, 41914, 43354, 44839, 45544,
  47298, 49085, 49783, 51651, 53677, 55848, 57590, 62889, 66421, 69560, 73133, 75868,
].map((amount, at): EarningsYear => ({ year: 1986 + at, amount: fromDollars(amount) }));

/** The earnings exceed the wage base in each year. */
const highest = (from: number, to: number): EarningsYear[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    year: from + at,
    amount: fromDollars(1_000_000),
  }));

const averageOf = (earnings: readonly EarningsYear[], birthYear: number): number =>
  toDollars(averageIndexedEarnings(earnings, birthYear));

const primaryOf = (earnings: readonly EarningsYear[], birthYear: number, year = 2026): number =>
  toDollars(primaryAmount(averageIndexedEarnings(earnings, birthYear), birthYear, year));

const paid = (earnings: readonly EarningsYear[], birthYear: number, claim: number): number =>
  toDollars(
    monthlyBenefit(
      primaryAmount(averageIndexedEarnings(earnings, birthYear), birthYear, 2026),
      claim,
      birthYear,
    ),
  );

describe('earnings and the primary amount', () => {
  // Cases A and B are on ssa.gov/oact/progdata/retirebenefit1.html and 2.html for 2026.
  // Covers P3-C2-9.
  it('are those of the case A of the SSA', () => {
    expect(averageOf(CASE_A, 1964)).toBe(5_825);
    expect(primaryOf(CASE_A, 1964)).toBe(2_609.8);
    expect(paid(CASE_A, 1964, months(62))).toBe(1_826);
  });

  it('are those of the case B of the SSA, with the rises of the cost of living', () => {
    const most = highest(1986, 2025);
    expect(averageOf(most, 1959)).toBe(11_463);
    expect(primaryOf(most, 1959)).toBe(4_152.4);
    expect(paid(most, 1959, months(66, 10))).toBe(4_152);
    expect(paid(most, 1959, months(67))).toBe(4_207);
  });

  // The SSA's examples of highest earnings are on ssa.gov/oact/cola/examplemax.html and Benefits.html.
  // Covers P3-C2-9.
  it('of the highest earnings at 62 in 2026', () => {
    expect(averageOf(highest(1986, 2025), 1964)).toBe(14_358);
    expect(primaryOf(highest(1986, 2025), 1964)).toBe(4_216.9);
    expect(paid(highest(1986, 2025), 1964, months(62, 1))).toBe(2_969);
  });

  it('of the highest earnings at 62 in 2025', () => {
    expect(averageOf(highest(1985, 2024), 1963)).toBe(13_689);
    expect(primaryOf(highest(1985, 2024), 1963, 2025)).toBe(4_020.9);
  });

  it.each([
    [1961, 65, 3_467],
    [1960, 66, 3_752],
    [1956, 70, 5_181],
  ])('of the highest earnings, born in January %d, at %d pay $%d', (birthYear, age, amount) => {
    expect(paid(highest(birthYear + 22, 2025), birthYear, months(age))).toBe(amount);
  });

  // The table of bend points is on ssa.gov/oact/cola/bendpoints.html.
  // Covers P3-C2-9.
  it.each([
    [1979, 180, 1_085],
    [1980, 194, 1_171],
    [1990, 356, 2_145],
    [2000, 531, 3_202],
    [2010, 761, 4_586],
    [2015, 826, 4_980],
    [2019, 926, 5_583],
    [2021, 996, 6_002],
    [2023, 1_115, 6_721],
    [2024, 1_174, 7_078],
    [2025, 1_226, 7_391],
    [2026, 1_286, 7_749],
  ])('have the bend points of %d: $%d and $%d', (year, first, second) => {
    expect(bendPoints(year - 62)).toEqual([first, second]);
  });

  it('of a younger worker use the newest wages and bend points', () => {
    expect(bendPoints(1990)).toEqual(bendPoints(1964));
    expect(primaryOf(highest(2012, 2025), 1990, 2030)).toBe(primaryOf(highest(2012, 2025), 1990));
  });

  it('never fall with another year of earnings', () => {
    const amount = fc.integer({ min: 0, max: 300_000_00 }).map(cents);
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 40 }), amount, (amounts, more) => {
        const earnings = amounts.map((each, at) => ({ year: 1986 + at, amount: each }));
        const longer = [...earnings, { year: 2026, amount: more }];
        expect(averageIndexedEarnings(longer, 1970)).toBeGreaterThanOrEqual(
          averageIndexedEarnings(earnings, 1970),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('claiming', () => {
  // The table “Effect of early or delayed retirement” is on ssa.gov/oact/ProgData/ar_drc.html.
  // Covers P3-C2-10.
  it.each([
    [1950, 75, 80, 86 + 2 / 3, 93 + 1 / 3, 100, 108, 132],
    [1955, 74 + 1 / 6, 79 + 1 / 6, 85 + 5 / 9, 92 + 2 / 9, 98 + 8 / 9, 106 + 2 / 3, 130 + 2 / 3],
    [1956, 73 + 1 / 3, 78 + 1 / 3, 84 + 4 / 9, 91 + 1 / 9, 97 + 7 / 9, 105 + 1 / 3, 129 + 1 / 3],
    [1957, 72 + 1 / 2, 77 + 1 / 2, 83 + 1 / 3, 90, 96 + 2 / 3, 104, 128],
    [1958, 71 + 2 / 3, 76 + 2 / 3, 82 + 2 / 9, 88 + 8 / 9, 95 + 5 / 9, 102 + 2 / 3, 126 + 2 / 3],
    [1959, 70 + 5 / 6, 75 + 5 / 6, 81 + 1 / 9, 87 + 7 / 9, 94 + 4 / 9, 101 + 1 / 3, 125 + 1 / 3],
    [1960, 70, 75, 80, 86 + 2 / 3, 93 + 1 / 3, 100, 124],
  ])('by a person born in %d pays the percentages of the SSA', (birthYear, ...percents) => {
    const ages = [62, 63, 64, 65, 66, 67, 70];
    ages.forEach((age, at) => {
      expect(claimingPercent(months(age), birthYear)).toBeCloseTo(percents[at]!, 10);
    });
  });

  it('after 70 pays no more', () => {
    expect(claimingPercent(months(72), 1960)).toBe(124);
  });

  // The examples are those of 20 CFR 404.410(a) and (b) and of the SSA's page for spouses.
  // Covers P3-C2-10.
  it('44 months early turns $980.50 into $751.70, of which whole dollars are paid', () => {
    expect(toDollars(monthlyBenefit(fromDollars(980.5), months(66) - 44, 1950))).toBe(751);
  });

  it.each([
    ['28 months early', 824.8, 0, months(66) - 28, 1950, 332],
    ['36 months early', 1_600, 0, months(67) - 36, 1960, 600],
    ['at 62', 2_000, 0, months(62), 1960, 650],
    ['at full retirement age', 2_000, 0, months(67), 1960, 1_000],
    ['at 70', 2_000, 0, months(70), 1960, 1_000],
    ['with a larger own amount', 2_000, 1_200, months(67), 1960, 0],
    ['with a smaller own amount', 2_000, 700, months(67), 1960, 300],
  ])('as a spouse %s', (_, worker, own, claim, birthYear, amount) => {
    const paidToo = spousalBenefit(fromDollars(worker), fromDollars(own), claim, birthYear);
    expect(toDollars(paidToo)).toBe(amount);
  });

  // The rows are table 1 of ssa.gov/oact/ProgData/nra.html.
  // Covers P3-C2-10.
  it.each([
    [1937, 65, 0],
    [1938, 65, 2],
    [1942, 65, 10],
    [1943, 66, 0],
    [1954, 66, 0],
    [1955, 66, 2],
    [1959, 66, 10],
    [1960, 67, 0],
  ])('born in %d has the full amount at %d years and %d months', (birthYear, years, more) => {
    expect(fullRetirementMonths(birthYear)).toBe(months(years, more));
  });

  it.each([
    ['1960-01-01', 1959],
    ['1960-01-02', 1960],
    ['1959-12-31', 1959],
  ])('born on %s counts as born in %d', (birthday, year) => {
    expect(legalBirthYear(isoDate(birthday))).toBe(year);
  });

  it('later never pays less', () => {
    const claim = fc.integer({ min: months(62), max: months(70) });
    fc.assert(
      fc.property(claim, fc.integer({ min: 1943, max: 2000 }), (at, birthYear) => {
        const primary = fromDollars(2_500);
        expect(monthlyBenefit(primary, at + 1, birthYear)).toBeGreaterThanOrEqual(
          monthlyBenefit(primary, at, birthYear),
        );
      }),
      { numRuns: 100 },
    );
  });
});
