import { type Cents, fromDollars, toDollars } from '../../money';
import { monthlyBenefit } from './claiming';
import { averageIndexedEarnings, bendPoints, primaryAmount } from './primary-amount';

const MONTHS = 12;

/** The SSA's examples earn the wage base from age 22 on, and retire in a January. */
const averageOf = (birthYear: number, retirement: number): Cents =>
  averageIndexedEarnings(
    Array.from({ length: retirement - birthYear - 22 }, (_, at) => ({
      year: birthYear + 22 + at,
      amount: fromDollars(1_000_000),
    })),
    birthYear,
  );

const paidIn = (year: number, retirement: number, age: number): number => {
  const birthYear = retirement - age;
  // The SSA counts a retirement at 62 as one at 62 years and one month.
  const claim = age * MONTHS + (age === 62 ? 1 : 0);
  const primary = primaryAmount(averageOf(birthYear, retirement), birthYear, year);
  return toDollars(monthlyBenefit(primary, claim, birthYear));
};

/**
 * The source is SSA, “Workers with Maximum-Taxable Earnings” (ssa.gov/oact/cola/examplemax.html), the edition of
 * 2024. Columns are the average, the first benefit, and the benefit in 2024. Only workers born in 1929 or later are
 * used, because 35 years count for them.
 */
describe('the SSA’s examples of workers with maximum earnings', () => {
  // Covers P3-C2-9.
  it.each([
    [1991, 62, 2_792, 815, 1_887],
    [1992, 62, 2_978, 860, 1_920],
    [1993, 62, 3_154, 899, 1_950],
    [1994, 62, 3_384, 954, 2_016],
    [1995, 62, 3_493, 972, 1_998],
    [1996, 62, 3_657, 1_006, 2_016],
    [1997, 62, 3_877, 1_056, 2_057],
    [1998, 62, 4_144, 1_117, 2_131],
    [1999, 62, 4_463, 1_191, 2_243],
    [2000, 62, 4_775, 1_248, 2_292],
    [2001, 62, 5_126, 1_314, 2_332],
    [2002, 62, 5_499, 1_382, 2_391],
    [2003, 62, 5_729, 1_412, 2_408],
    [1994, 65, 3_024, 1_147, 2_424],
    [1995, 65, 3_219, 1_199, 2_464],
    [1996, 65, 3_402, 1_248, 2_502],
    [1997, 65, 3_634, 1_326, 2_583],
    [1998, 65, 3_750, 1_342, 2_560],
    [1999, 65, 3_926, 1_373, 2_585],
    [2000, 65, 4_161, 1_435, 2_636],
    [2001, 65, 4_440, 1_538, 2_729],
    [2002, 65, 4_770, 1_660, 2_872],
    [2003, 65, 5_099, 1_721, 2_937],
  ])('retired in January %d at %d earned $%d a month and got $%d', (retirement, age, ...row) => {
    const [average, first, in2024] = row;
    expect(toDollars(averageOf(retirement - age, retirement))).toBe(average);
    expect(paidIn(retirement, retirement, age)).toBe(first);
    expect(paidIn(2024, retirement, age)).toBe(in2024);
  });

  // People born before 1943 got less for waiting than today's law gives, so only the averages are compared.
  it.each([
    [1995, 66, 3_112],
    [1996, 66, 3_306],
    [1997, 66, 3_490],
    [1998, 66, 3_724],
    [1999, 66, 3_847],
    [2000, 66, 4_031],
    [2001, 66, 4_272],
    [2002, 66, 4_555],
    [2003, 66, 4_890],
    [1996, 67, 3_201],
    [1997, 67, 3_396],
    [1998, 67, 3_584],
    [1999, 67, 3_822],
    [2000, 67, 3_954],
    [2001, 67, 4_144],
    [2002, 67, 4_390],
    [2003, 67, 4_679],
    [1999, 70, 3_496],
    [2000, 70, 3_707],
    [2001, 70, 3_912],
    [2002, 70, 4_165],
    [2003, 70, 4_321],
  ])('retired in January %d at %d earned $%d a month', (retirement, age, average) => {
    expect(toDollars(averageOf(retirement - age, retirement))).toBe(average);
  });

  // The rows of 2004 are in the edition of 2008 of the same page.
  it.each([
    [2004, 62, 5_892, 1_422],
    [2004, 65, 5_457, 1_784],
  ])('retired in January %d at %d earned $%d a month, then $%d', (retirement, age, ...row) => {
    const [average, first] = row;
    expect(toDollars(averageOf(retirement - age, retirement))).toBe(average);
    expect(paidIn(retirement, retirement, age)).toBe(first);
  });

  // The source is SSA, answer 1798: “What is the maximum monthly Social Security retirement benefit?”, of 2013.
  it.each([
    [62, 1_923],
    [66, 2_533],
    [70, 3_350],
  ])('retired in January 2013 at %d got $%d', (age, first) => {
    expect(paidIn(2013, 2013, age)).toBe(first);
  });
});

// This is the whole table of ssa.gov/oact/cola/bendpoints.html.
// Covers P3-C2-9.
it('the bend points of every year are those of the SSA', () => {
  const published = `
    1979 180 1085, 1980 194 1171, 1981 211 1274, 1982 230 1388, 1983 254 1528, 1984 267 1612,
    1985 280 1691, 1986 297 1790, 1987 310 1866, 1988 319 1922, 1989 339 2044, 1990 356 2145,
    1991 370 2230, 1992 387 2333, 1993 401 2420, 1994 422 2545, 1995 426 2567, 1996 437 2635,
    1997 455 2741, 1998 477 2875, 1999 505 3043, 2000 531 3202, 2001 561 3381, 2002 592 3567,
    2003 606 3653, 2004 612 3689, 2005 627 3779, 2006 656 3955, 2007 680 4100, 2008 711 4288,
    2009 744 4483, 2010 761 4586, 2011 749 4517, 2012 767 4624, 2013 791 4768, 2014 816 4917,
    2015 826 4980, 2016 856 5157, 2017 885 5336, 2018 895 5397, 2019 926 5583, 2020 960 5785,
    2021 996 6002, 2022 1024 6172, 2023 1115 6721, 2024 1174 7078, 2025 1226 7391, 2026 1286 7749`;
  const rows = published.split(',').map((row) => row.trim().split(' ').map(Number));
  expect(rows).toHaveLength(48);
  for (const [year = 0, ...points] of rows)
    expect([year, ...bendPoints(year - 62)]).toEqual([year, ...points]);
});
