import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { transactionRowId } from '../mapping/row-ids';
import { transactionRow } from '../mapping/transaction-row';
import { carryEdits, fitParts } from './carry-edits';
import { inChunks } from './chunks';
import type { Updates } from './collect';
import type { AccountIds } from './save-accounts';
import { bankTransactionIds, deleteTransactions, saveTransactions } from './save-transactions';

interface Context {
  readonly accountIds: AccountIds;
  /** Now, for rows that are new. */
  readonly at: string;
  /** Whether a reading from the beginning finds rows of an earlier one. */
  readonly hadRows: boolean;
}

/** What a sync did to the transactions of one bank, by their number. */
interface UpdateCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** Saves what the bank told of transactions: new and changed ones with what the person noted on them, then what is gone. */
export async function saveUpdates(
  db: Db,
  ref: ItemRef,
  updates: Updates,
  { accountIds, at, hadRows }: Context,
): Promise<UpdateCounts> {
  let added = 0;
  let changed = 0;
  await inChunks([...updates.rows.values()], async (chunk) => {
    const rows = chunk.map((row) =>
      transactionRow(row, { ...ref, accountRowId: accountIds.get(row.accountId) ?? '', at }),
    );
    const saved = await saveTransactions(db, ref.userId, rows);
    await carryEdits(db, ref.itemId, rows);
    for (const id of saved.changed) await fitParts(db, ref.userId, id);
    added += saved.added;
    changed += saved.changed.length;
  });
  const gone = hadRows ? await unseen(db, ref, updates) : removedIds(ref, updates);
  return { added, changed, removed: await deleteTransactions(db, ref.userId, gone) };
}

function removedIds({ itemId }: ItemRef, { removed }: Updates): string[] {
  return [...removed].map((bankId) => transactionRowId(itemId, bankId));
}

/**
 * Rows that a reading from the beginning did not tell of. Only a complete history proves that they are gone; a row that
 * could not be read was told of all the same, and one without even an id proves nothing.
 */
async function unseen(db: Db, ref: ItemRef, updates: Updates): Promise<string[]> {
  const told = [...updates.rows.keys(), ...updates.malformed.map((row) => row.id)];
  const isWhole = updates.history === 'complete' && !told.includes(null);
  if (!isWhole) return removedIds(ref, updates);
  const seen = new Set(told.map((bankId) => transactionRowId(ref.itemId, bankId ?? '')));
  for (const id of removedIds(ref, updates)) seen.delete(id);
  return (await bankTransactionIds(db, ref)).filter((id) => !seen.has(id));
}
