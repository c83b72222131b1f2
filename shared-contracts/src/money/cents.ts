declare const unit: unique symbol;

/** An amount of US money in integer cents. Dollars exist only on the wire and in `formatUsd`. */
export type Cents = number & { readonly [unit]: 'cents' };

/** Marks an integer as cents. Throws a `RangeError` for anything but a safe integer. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return (value === 0 ? 0 : value) as Cents;
}

/** Below it two amounts a cent apart are always two numbers of dollars, so that going there and back proves a cent. */
const MOST_EXACT = 1e15;

/** No money. */
export const ZERO = cents(0);

/**
 * Dollars (as banks and the wire carry them) to cents, rounded half away from zero to the nearest cent.
 * The decimal text is shifted, not multiplied, so 1.005 becomes 101 and not 100.
 */
export function fromDollars(dollars: number): Cents {
  if (!Number.isFinite(dollars)) throw new RangeError(`${dollars} is not an amount of dollars`);
  const near = Math.round(dollars * 100);
  if (near / 100 === dollars && Math.abs(near) < MOST_EXACT) return cents(near);
  const shifted = Number(`${Math.abs(dollars)}e2`);
  const magnitude = Number.isNaN(shifted) ? Math.abs(dollars) * 100 : shifted;
  return cents(Math.sign(dollars) * Math.round(magnitude));
}

/** Cents to dollars for the wire; two decimals survive the round trip exactly. */
export function toDollars(amount: Cents): number {
  return amount / 100;
}
