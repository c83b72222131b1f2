const Z = 1.959963984540054;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Returns the 95 % interval of the share `successes` / `count`, as fractions. */
export function wilson(successes: number, count: number): Interval {
  if (count === 0) return { low: 0, high: 1 };
  const share = successes / count;
  const square = (Z * Z) / count;
  const middle = share + square / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / count + square / (4 * count));
  return {
    low: successes === 0 ? 0 : Math.max(0, (middle - half) / (1 + square)),
    high: successes === count ? 1 : Math.min(1, (middle + half) / (1 + square)),
  };
}
