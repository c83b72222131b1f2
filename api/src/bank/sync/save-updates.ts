import type { Db } from '../../db/database';
import type { ChangedRow } from '../../changes/record-change';
import type { ItemRef } from '../item/item-row';
import { transactionRowId } from '../mapping/row-ids';
import { rulesForNewRows } from '../../rules/run-on-new-rows';
import { transactionRow } from '../mapping/transaction-row';
import { moveEdits, adjustParts } from './move-edits';
import { inChunks } from './chunks';
import type { Updates } from './collect';
import type { AccountIds } from './save-accounts';
import { bankTransactionIds, deleteTransactions, saveTransactions } from './save-transactions';

interface Context {
  readonly accountIds: AccountIds;
  readonly at: string;
  /** `true` means that a full sync finds rows of an earlier sync. */
  readonly hadRows: boolean;
}

interface UpdateCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

interface SavedUpdates extends UpdateCounts {
  readonly differences: readonly ChangedRow[];
  readonly byRules: readonly ChangedRow[];
}

export async function saveUpdates(
  db: Db,
  ref: ItemRef,
  updates: Updates,
  { accountIds, at, hadRows }: Context,
): Promise<SavedUpdates> {
  const runRules = await rulesForNewRows(db, ref.userId);
  let added = 0;
  let changed = 0;
  const differences: ChangedRow[] = [];
  const byRules: ChangedRow[] = [];
  await inChunks([...updates.rows.values()], async (chunk) => {
    const rows = chunk.map((row) =>
      transactionRow(row, { ...ref, accountRowId: accountIds.get(row.accountId) ?? '', at }),
    );
    const saved = await saveTransactions(db, ref.userId, rows);
    await moveEdits(db, ref.itemId, rows);
    byRules.push(...(await runRules(saved.added)));
    for (const id of saved.changed) await adjustParts(db, ref.userId, id);
    added += saved.added.length;
    changed += saved.changed.length;
    differences.push(...saved.differences);
  });
  const gone = hadRows ? await missingIds(db, ref, updates) : removedIds(ref, updates);
  const removed = await deleteTransactions(db, ref.userId, gone);
  return { added, changed, removed, differences, byRules };
}

function removedIds({ itemId }: ItemRef, { removed }: Updates): string[] {
  return [...removed].map((bankId) => transactionRowId(itemId, bankId));
}

/**
 * Returns the ids of rows that a full sync did not receive. Only a complete history proves that they are gone, and
 * a row that could not be read counts as received.
 */
async function missingIds(db: Db, ref: ItemRef, updates: Updates): Promise<string[]> {
  const receivedIds = [...updates.rows.keys(), ...updates.malformed.map((row) => row.id)];
  const isComplete = updates.history === 'complete' && !receivedIds.includes(null);
  if (!isComplete) return removedIds(ref, updates);
  const received = new Set(receivedIds.map((bankId) => transactionRowId(ref.itemId, bankId ?? '')));
  for (const id of removedIds(ref, updates)) received.delete(id);
  return (await bankTransactionIds(db, ref)).filter((id) => !received.has(id));
}
