declare const unit: unique symbol;

/** `Cents` is a whole number of cents. Dollars exist only in the answers of the API and in `formatUsd`. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Throws a `RangeError` for anything but a safe integer. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Below this amount, different cents always give different numbers of dollars. */
const MOST_EXACT = 1e15;

export const ZERO = cents(0);

/** Rounds half away from zero. It shifts the decimal text instead of multiplying, so 1.005 becomes 101. */
export function fromDollars(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`${dollars} is not an amount of dollars`);
  const near = Math.round(dollars * 100);
  if (near / 100 === dollars && Math.abs(near) < MOST_EXACT) return cents(near);
  const shifted = Number(`${Math.abs(dollars)}e2`);
  const magnitude = Number.isNaN(shifted) ? Math.abs(dollars) * 100 : shifted;
  return cents(Math.sign(dollars) * Math.round(magnitude));
}

export function toDollars(amount: Cents): number {
  return amount / 100;
}
