import { createHash, randomBytes } from 'node:crypto';

const ITEM = 'item-';

export function newItemId(): string {
  return `${ITEM}${randomBytes(8).toString('hex')}`;
}

/** The same row of the bank always gets the same id, so that a second full sync changes nothing. */
function rowId(prefix: string, itemId: string, bankId: string): string {
  const digest = createHash('sha256').update(bankId).digest('hex').slice(0, 24);
  return `${prefix}-${itemId.slice(ITEM.length)}-${digest}`;
}

/** The ids of assets begin with `acc-`, and those of debts with `liab-` (P1-3-5). */
export function accountRowId(kind: 'asset' | 'debt', itemId: string, bankId: string): string {
  return rowId(kind === 'asset' ? 'acc' : 'liab', itemId, bankId);
}

export function transactionRowId(itemId: string, bankId: string): string {
  return rowId('txn', itemId, bankId);
}

export function holdingRowId(itemId: string, bankId: string): string {
  return rowId('hold', itemId, bankId);
}

export function tradeRowId(itemId: string, bankId: string): string {
  return rowId('trade', itemId, bankId);
}

export function transactionPrefix(itemId: string): string {
  return `txn-${itemId.slice(ITEM.length)}-`;
}
