import { cents, negate } from '@halyard/shared-contracts/money';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import type { Db } from '../../../db/database';
import type { ImportTable } from '../../../db/tables/privacy';
import { AppError } from '../../../errors';
import { moveBalance } from '../../account/balances';
import { change } from '../../change';
import { deleteWithEdits } from '../../transaction/edits';
import { findAccount } from '../../account/accounts';
import type { When } from '../../today';

const rowsOf = (db: Db, userId: string, importId: string) =>
  db
    .selectFrom('import_rows')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId);

async function editedCount(db: Db, userId: string, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transaction_edits as e')
    .innerJoin('transactions as t', (join) =>
      join.onRef('t.user_id', '=', 'e.user_id').onRef('t.id', '=', 'e.transaction_id'),
    )
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('e.user_id', '=', userId)
    .where('e.transaction_id', 'in', rowsOf(db, userId, importId))
    .whereRef('e.updated_at', '>', 't.created_at')
    .executeTakeFirstOrThrow();
  return count;
}

async function toWire(db: Db, row: ImportTable): Promise<StatementImport> {
  const { user_id: userId, moved_cents: _, ...rest } = row;
  return { ...rest, edited: await editedCount(db, userId, row.id) };
}

async function importRow(db: Db, userId: string, id: string): Promise<ImportTable> {
  const row = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Throws NOT_FOUND. */
export async function findImport(db: Db, userId: string, id: string): Promise<StatementImport> {
  return toWire(db, await importRow(db, userId, id));
}

const MAX_LISTED = 50;

export async function listImports(db: Db, userId: string): Promise<StatementImport[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return Promise.all(rows.map((row) => toWire(db, row)));
}

/** Reverts the balances of accounts to which rows were moved later. */
async function revertOtherAccounts(
  db: Db,
  { user_id, id, account_id }: ImportTable,
  { today }: When,
): Promise<void> {
  const movedRows = await db
    .selectFrom('transactions')
    .select((is) => ['account_id', is.fn.sum<number>('amount_cents').as('moved')])
    .where('user_id', '=', user_id)
    .where('id', 'in', rowsOf(db, user_id, id))
    .where('account_id', '!=', account_id ?? '')
    .groupBy('account_id')
    .execute();
  for (const { account_id: other, moved } of movedRows) {
    const account = await findAccount(db, user_id, other);
    if (account) await moveBalance(db, account, negate(cents(moved)), today);
  }
}

async function revertOwnAccount(
  db: Db,
  { user_id, account_id, moved_cents }: ImportTable,
  { today }: When,
): Promise<void> {
  if (account_id === null || moved_cents === 0) return;
  const account = await findAccount(db, user_id, account_id);
  if (account) await moveBalance(db, account, negate(cents(moved_cents)), today);
}

/** Marks the record in the change log as undone too. */
async function markUndone(db: Db, userId: string, importId: string, now: Date): Promise<void> {
  await db
    .updateTable('changes')
    .set({ undone_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('id', 'in', (is) =>
      is
        .selectFrom('change_rows')
        .select('change_id')
        .where('user_id', '=', userId)
        .where('entity', '=', 'statement')
        .where('entity_id', '=', importId),
    )
    .execute();
}

/**
 * Deletes all rows of an import, edited ones too, and reverts the balance. Throws NOT_FOUND for an import that is
 * already undone and for a restored copy.
 */
export function undoImport(
  db: Db,
  userId: string,
  id: string,
  when: When,
): Promise<StatementImport> {
  return change(db, userId, async (trx) => {
    const row = await importRow(trx, userId, id);
    if (row.format === 'copy' || row.undone_at !== null) throw new AppError('NOT_FOUND');
    await revertOtherAccounts(trx, row, when);
    await deleteWithEdits(trx, userId, rowsOf(trx, userId, id));
    await trx
      .deleteFrom('import_rows')
      .where('user_id', '=', userId)
      .where('import_id', '=', id)
      .execute();
    await revertOwnAccount(trx, row, when);
    await trx
      .updateTable('imports')
      .set({ undone_at: when.now.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    await markUndone(trx, userId, id, when.now);
    return findImport(trx, userId, id);
  });
}
