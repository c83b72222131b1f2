import { createHash, randomBytes } from 'node:crypto';

const ITEM = 'item-';

/** A new id of a linked bank. */
export function newItemId(): string {
  return `${ITEM}${randomBytes(8).toString('hex')}`;
}

/** Rows get the same id every time the bank tells of them, so that reading everything again changes nothing. */
function rowId(prefix: string, itemId: string, bankId: string): string {
  const digest = createHash('sha256').update(bankId).digest('hex').slice(0, 24);
  return `${prefix}-${itemId.slice(ITEM.length)}-${digest}`;
}

/** Ids of assets begin with 'acc-', ids of debts with 'liab-' (P1-3-5). */
export function accountRowId(kind: 'asset' | 'debt', itemId: string, bankId: string): string {
  return rowId(kind === 'asset' ? 'acc' : 'liab', itemId, bankId);
}

export function transactionRowId(itemId: string, bankId: string): string {
  return rowId('txn', itemId, bankId);
}

/** The id of a security in an account, by the bank's ids of both. */
export function holdingRowId(itemId: string, bankId: string): string {
  return rowId('hold', itemId, bankId);
}

/** What the id of every transaction of one bank begins with. */
export function transactionPrefix(itemId: string): string {
  return `txn-${itemId.slice(ITEM.length)}-`;
}
