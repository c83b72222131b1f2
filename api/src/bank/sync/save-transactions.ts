import type { Db } from '../../db/database';
import { fromExcluded } from '../../db/excluded';
import { transactionsWithIds } from '../../db/transaction-queries';
import { changedColumns } from '../../changes/changed-columns';
import type { ChangedRow } from '../../changes/record-change';
import { isChanged, SYNCED_COLUMNS, type TransactionRow } from '../mapping/transaction-row';
import { inChunks } from './chunks';

export interface SavedTransactions {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly differences: readonly ChangedRow[];
}

const LISTED = (['date', 'amount_cents', 'name', 'account_id', 'pending'] as const).map(
  (field) => ({ entity: 'transaction' as const, field }),
);

export async function saveTransactions(
  db: Db,
  userId: string,
  rows: readonly TransactionRow[],
): Promise<SavedTransactions> {
  const stored = await storedRows(db, userId, rows);
  const fresh = rows.filter((row) => !stored.has(row.id));
  const changed = rows.filter((row) => {
    const before = stored.get(row.id);
    return before !== undefined && isChanged(before, row);
  });
  await upsert(db, [...fresh, ...changed]);
  return {
    added: fresh.map((row) => row.id),
    changed: changed.map((row) => row.id),
    differences: changed.flatMap((row) =>
      changedColumns(LISTED, row.id, { ...stored.get(row.id) }, { ...row }),
    ),
  };
}

async function storedRows(db: Db, userId: string, chunk: readonly TransactionRow[]) {
  const ids = chunk.map((row) => row.id);
  const rows = await transactionsWithIds(db, userId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

async function upsert(db: Db, rows: readonly TransactionRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('transactions')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet(fromExcluded(SYNCED_COLUMNS)),
    )
    .execute();
}

/** Deletes rows and returns their number. The edits of the user stay for the rows that replace them. */
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

export async function bankTransactionIds(db: Db, bank: OneBank): Promise<string[]> {
  return (await ofBank(db, bank).execute()).map((row) => row.id);
}

export async function hasBankTransactions(db: Db, bank: OneBank): Promise<boolean> {
  return (await ofBank(db, bank).limit(1).executeTakeFirst()) !== undefined;
}
