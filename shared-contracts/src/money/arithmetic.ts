import { cents, type Cents } from './cents';

/** All amounts together; nothing is $0. Throws a `RangeError` beyond the safe integers, as all of these do. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/** Two amounts together. */
export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

/** What is left of `a` without `b`; below zero when `b` is larger. */
export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

/** The amount with the other sign; $0 stays $0, never minus zero. */
export function negate(amount: Cents): Cents {
  return cents(-amount);
}

/** The amount without its sign. */
export function abs(amount: Cents): Cents {
  return cents(Math.abs(amount));
}

/** An amount times a plain factor (periods, rates), rounded half away from zero to the cent. */
export function scale(amount: Cents, factor: number): Cents {
  const product = amount * factor;
  return cents(Math.sign(product) * Math.round(Math.abs(product)));
}

/** An amount in `parts` equal parts (averages, months of a year), rounded half away from zero to the cent. */
export function divide(amount: Cents, parts: number): Cents {
  const quotient = amount / parts;
  return cents(Math.sign(quotient) * Math.round(Math.abs(quotient)));
}

/** `part` as a percentage of `whole`, unrounded; 0 when `whole` is 0, as the net-worth card asks. */
export function percentOf(part: Cents, whole: Cents): number {
  return whole === 0 ? 0 : (part * 100) / whole;
}

/**
 * Splits `total` over `weights` in whole cents whose sum is exactly `total`: the remainder goes, a cent each,
 * to the largest fractions. With no positive weight the split is even. Weights below zero are refused.
 */
export function allocate(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) throw new RangeError('allocate needs at least one weight');
  if (weights.some((weight) => !(weight >= 0))) throw new RangeError('a weight is negative');
  const whole = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => (whole === 0 ? 1 / weights.length : weight / whole));
  const exact = shares.map((share) => Math.abs(total) * share);
  const floors = exact.map(Math.floor);
  let rest = Math.abs(total) - floors.reduce((a, b) => a + b, 0);
  const byFraction = exact
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  const parts = [...floors];
  for (let turn = 0; rest > 0; turn = (turn + 1) % byFraction.length, rest -= 1) {
    const at = byFraction[turn]!.index;
    parts[at] = parts[at]! + 1;
  }
  return parts.map((part) => cents(total < 0 ? -part : part));
}
