import { createHmac } from 'node:crypto';
import { PlaidFault } from '../plaid-fault';
import type { Item } from './item';

/** A place in an Item's updates: the pages of the changes from one step to another, and how many were read. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly read: number;
}

const stamp = (item: Item, numbers: string) =>
  createHmac('sha256', item.itemId).update(numbers).digest('base64url').slice(0, 22);

/** Writes a cursor that only this Item can read back; opaque to the caller, far below Plaid's 256 characters. */
export function cursorAt(item: Item, place: Place): string {
  const numbers = `${place.from}.${place.to}.${place.read}`;
  return Buffer.from(`${numbers}.${stamp(item, numbers)}`).toString('base64');
}

/** Reads a cursor. Throws INVALID_FIELD for a cursor of another Item, or one that the bank never issued. */
export function placeOf(item: Item, cursor: string): Place {
  const match = /^(\d+)\.(\d+)\.(\d+)\.(.+)$/.exec(Buffer.from(cursor, 'base64').toString());
  const [from, to, read] = (match?.slice(1, 4) ?? []).map(Number);
  if (from === undefined || to === undefined || read === undefined)
    throw new PlaidFault('INVALID_FIELD', 'cursor is not valid');
  if (match?.[4] !== stamp(item, `${from}.${to}.${read}`))
    throw new PlaidFault('INVALID_FIELD', 'cursor not associated with access_token');
  return { from, to, read };
}
