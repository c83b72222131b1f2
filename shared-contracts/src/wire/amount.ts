import { type Cents, fromDollars, toDollars } from '../money';

/** An amount that may be unknown, to the wire. */
export function encodeAmount(amount: Cents | null): number | null {
  return amount === null ? null : toDollars(amount);
}

/** An amount that may be unknown, from the wire. */
export function decodeAmount(dollars: number | null): Cents | null {
  return dollars === null ? null : fromDollars(dollars);
}
