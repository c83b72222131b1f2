import type { MarketReturns } from '../sourced/market-returns';

const PERCENT = 100;

/** The four are the real growth of stocks, bonds, and bills, and the growth of prices. */
export const PER_YEAR = 4;

/** Returns growth factors, year by year. */
export function growthOf({ years }: MarketReturns): Float64Array {
  return Float64Array.from(
    years.flatMap(([stocks, bonds, bills, inflation]) => {
      const prices = 1 + inflation / PERCENT;
      return [...[stocks, bonds, bills].map((nominal) => (1 + nominal / PERCENT) / prices), prices];
    }),
  );
}

const steady = (value: number): number => Math.round(value * 1e12) / 1e12;

export interface LogMoments {
  readonly means: readonly number[];
  /** It is the lower triangle by rows. With its transpose, it gives the covariance. */
  readonly root: readonly (readonly number[])[];
}

function rootOf(covariance: readonly (readonly number[])[]): number[][] {
  const root: number[][] = [];
  covariance.forEach((row, i) => {
    const own: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = j === i ? own : root[j]!;
      let rest = row[j]!;
      for (let k = 0; k < j; k += 1) rest -= own[k]! * other[k]!;
      own.push(j === i ? Math.sqrt(rest) : rest / other[j]!);
    }
    root.push(own);
  });
  return root;
}

export function logMoments(growth: Float64Array): LogMoments {
  const count = growth.length / PER_YEAR;
  const logs = Array.from(growth, (factor) => steady(Math.log(factor)));
  const column = (at: number) => logs.filter((_, index) => index % PER_YEAR === at);
  const columns = [0, 1, 2, 3].map(column);
  const means = columns.map((values) => values.reduce((a, b) => a + b, 0) / count);
  const covariance = columns.map((a, i) =>
    columns.map(
      (b, j) =>
        a.reduce((total, value, at) => total + (value - means[i]!) * (b[at]! - means[j]!), 0) /
        (count - 1),
    ),
  );
  return { means, root: rootOf(covariance) };
}
