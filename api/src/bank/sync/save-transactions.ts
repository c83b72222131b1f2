import type { Db } from '../../db/database';
import { fromExcluded } from '../../db/excluded';
import { isChanged, TOLD_COLUMNS, type TransactionRow } from '../mapping/transaction-row';
import { inChunks } from './chunks';

export interface SavedTransactions {
  readonly added: number;
  /** Ids of rows that were there and differ now. */
  readonly changed: readonly string[];
}

/** Saves a chunk of rows as the bank tells them now. A row that has not changed is not written. */
export async function saveTransactions(
  db: Db,
  userId: string,
  rows: readonly TransactionRow[],
): Promise<SavedTransactions> {
  const kept = await keptRows(db, userId, rows);
  const fresh = rows.filter((row) => !kept.has(row.id));
  const changed = rows.filter((row) => {
    const before = kept.get(row.id);
    return before !== undefined && isChanged(before, row);
  });
  await upsert(db, [...fresh, ...changed]);
  return { added: fresh.length, changed: changed.map((row) => row.id) };
}

async function keptRows(db: Db, userId: string, chunk: readonly TransactionRow[]) {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      chunk.map((row) => row.id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function upsert(db: Db, rows: readonly TransactionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('transactions')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet(fromExcluded(TOLD_COLUMNS)),
    )
    .execute();
}

/** Deletes rows by id and answers how many there were. What a person noted on them waits for the row that replaces them. */
export async function deleteTransactions(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<number> {
  let count = 0;
  await inChunks(ids, async (chunk) => {
    const { numDeletedRows } = await db
      .deleteFrom('transactions')
      .where('user_id', '=', userId)
      .where('id', 'in', [...chunk])
      .executeTakeFirst();
    count += Number(numDeletedRows);
  });
  return count;
}

interface OneBank {
  readonly userId: string;
  readonly itemId: string;
}

const ofBank = (db: Db, { userId, itemId }: OneBank) =>
  db
    .selectFrom('transactions')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.user_id', '=', 'transactions.user_id')
        .onRef('accounts.id', '=', 'transactions.account_id'),
    )
    .select('transactions.id')
    .where('transactions.user_id', '=', userId)
    .where('transactions.source', '=', 'bank')
    .where('accounts.item_id', '=', itemId);

/** Ids of all rows that came from one bank. */
export async function bankTransactionIds(db: Db, bank: OneBank): Promise<string[]> {
  return (await ofBank(db, bank).execute()).map((row) => row.id);
}

export async function hasBankTransactions(db: Db, bank: OneBank): Promise<boolean> {
  return (await ofBank(db, bank).limit(1).executeTakeFirst()) !== undefined;
}
