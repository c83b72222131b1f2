import { cents, negate } from '@halyard/shared-contracts/money';
import type { StatementImport } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import type { TransactionTable } from '../../db/schema';
import type { ImportTable } from '../../db/tables-of-privacy';
import { AppError } from '../../errors';
import { moveBalance } from '../balances';
import { change } from '../change';
import { deleteWithEdits } from '../delete-with-edits';
import { findHolding } from '../holdings';
import type { When } from '../today';

const rowsOf = (db: Db, userId: string, importId: string) =>
  db
    .selectFrom('import_rows')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('import_id', '=', importId);

async function editedOf(db: Db, userId: string, importId: string): Promise<number> {
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
  return { ...rest, edited: await editedOf(db, userId, row.id) };
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

/** One import of the person. Throws NOT_FOUND. */
export async function findImport(db: Db, userId: string, id: string): Promise<StatementImport> {
  return toWire(db, await importRow(db, userId, id));
}

/** Imports shown at most, the newest ones. */
const SHOWN = 50;

/** The person's imports, the newest first. */
export async function listImports(db: Db, userId: string): Promise<StatementImport[]> {
  const rows = await db
    .selectFrom('imports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return Promise.all(rows.map((row) => toWire(db, row)));
}

/** Moves the balances of other accounts back that rows of the import were given to since. */
async function moveStraysBack(db: Db, { user_id, id, account_id }: ImportTable, { today }: When) {
  const strays = await db
    .selectFrom('transactions')
    .select((is) => ['account_id', is.fn.sum<number>('amount_cents').as('moved')])
    .where('user_id', '=', user_id)
    .where('id', 'in', rowsOf(db, user_id, id))
    .where('account_id', '!=', account_id ?? '')
    .groupBy('account_id')
    .execute();
  for (const { account_id: other, moved } of strays) {
    const account = await findHolding(db, user_id, other);
    if (account) await moveBalance(db, account, negate(cents(moved)), today);
  }
}

/**
 * Takes an import back whole, with what was changed of its rows since, and moves the balance back. What was deleted of
 * it before stays deleted. A copy that was brought back is no statement: NOT_FOUND, like one that was undone already.
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
    await moveStraysBack(trx, row, when);
    await deleteWithEdits(trx, userId, rowsOf(trx, userId, id));
    await trx
      .deleteFrom('import_rows')
      .where('user_id', '=', userId)
      .where('import_id', '=', id)
      .execute();
    const account =
      row.account_id === null ? undefined : await findHolding(trx, userId, row.account_id);
    if (account && row.moved_cents !== 0) {
      await moveBalance(trx, account, negate(cents(row.moved_cents)), when.today);
    }
    await trx
      .updateTable('imports')
      .set({ undone_at: when.now.toISOString() })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    return findImport(trx, userId, id);
  });
}

type Moved = Pick<TransactionTable, 'user_id' | 'id' | 'account_id' | 'amount_cents'>;

/**
 * Tells the import of a transaction, where it came from one, that it moves the balances otherwise by now, or not at all:
 * undoing takes back what its rows moved, and nothing else.
 */
export async function noteMovement(db: Db, before: Moved, after: Moved | null): Promise<void> {
  const imported = await db
    .selectFrom('import_rows as r')
    .innerJoin('imports as i', (join) =>
      join.onRef('i.user_id', '=', 'r.user_id').onRef('i.id', '=', 'r.import_id'),
    )
    .select(['i.id', 'i.account_id'])
    .where('r.user_id', '=', before.user_id)
    .where('r.transaction_id', '=', before.id)
    .executeTakeFirst();
  if (!imported) return;
  const onItsAccount = (row: Moved | null) =>
    row?.account_id === imported.account_id ? row.amount_cents : 0;
  const more = onItsAccount(after) - onItsAccount(before);
  await db
    .updateTable('imports')
    .set((is) => ({ moved_cents: is('moved_cents', '+', more) }))
    .where('user_id', '=', before.user_id)
    .where('id', '=', imported.id)
    .execute();
}

/** Tells the import of a transaction that its row is gone, and moved its part of the balance back by itself. */
export async function forgetImportedRow(db: Db, row: Moved): Promise<void> {
  await noteMovement(db, row, null);
  await db
    .deleteFrom('import_rows')
    .where('user_id', '=', row.user_id)
    .where('transaction_id', '=', row.id)
    .execute();
}
