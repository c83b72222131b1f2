import { cents, type Cents } from './cents';

/** Like all functions here, it throws a `RangeError` beyond the safe integers. */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

export function add(a: Cents, b: Cents): Cents {
  return cents(a + b);
}

export function subtract(a: Cents, b: Cents): Cents {
  return cents(a - b);
}

export function negate(amount: Cents): Cents {
  return cents(-amount);
}

export function abs(amount: Cents): Cents {
  return cents(Math.abs(amount));
}

/** Rounds half away from zero to the cent. */
export function scale(amount: Cents, factor: number): Cents {
  const product = amount * factor;
  return cents(Math.sign(product) * Math.round(Math.abs(product)));
}

/** Rounds half away from zero to the cent. */
export function divide(amount: Cents, parts: number): Cents {
  const quotient = amount / parts;
  return cents(Math.sign(quotient) * Math.round(Math.abs(quotient)));
}

/** Returns an unrounded percentage, and 0 when `whole` is 0. */
export function percentOf(part: Cents, whole: Cents): number {
  return whole === 0 ? 0 : (part * 100) / whole;
}

/**
 * Splits `total` by weight into whole cents that add up exactly. The largest fractions get the remaining cents. It
 * throws a `RangeError` for a negative weight.
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
