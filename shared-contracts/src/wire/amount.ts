import { type Cents, fromDollars, toDollars } from '../money';

export function encodeAmount(amount: Cents | null): number | null {
  return amount === null ? null : toDollars(amount);
}

export function decodeAmount(dollars: number | null): Cents | null {
  return dollars === null ? null : fromDollars(dollars);
}
