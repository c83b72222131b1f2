import type { Db } from '../../../db/database';
import type { TransactionTable } from '../../../db/schema';
import type { ImportRowTable } from '../../../db/tables/privacy';

type Row = Pick<TransactionTable, 'user_id' | 'id' | 'account_id' | 'amount_cents'>;

/** Updates the import of a changed transaction, so that its undo reverts the right amount. */
export async function updateImportedRow(db: Db, before: Row, after: Row | null): Promise<void> {
  await moveImported(db, before, [before, after]);
}

async function moveImported(
  db: Db,
  { user_id, id }: Row,
  [before, after]: readonly [Row | null, Row | null],
): Promise<void> {
  const imported = await db
    .selectFrom('import_rows as r')
    .innerJoin('imports as i', (join) =>
      join.onRef('i.user_id', '=', 'r.user_id').onRef('i.id', '=', 'r.import_id'),
    )
    .select(['i.id', 'i.account_id'])
    .where('r.user_id', '=', user_id)
    .where('r.transaction_id', '=', id)
    .executeTakeFirst();
  if (!imported) return;
  const amountOnItsAccount = (row: Row | null) =>
    row?.account_id === imported.account_id ? row.amount_cents : 0;
  const difference = amountOnItsAccount(after) - amountOnItsAccount(before);
  await db
    .updateTable('imports')
    .set((is) => ({ moved_cents: is('moved_cents', '+', difference) }))
    .where('user_id', '=', user_id)
    .where('id', '=', imported.id)
    .execute();
}

export async function removeImportedRow(db: Db, row: Row): Promise<void> {
  await updateImportedRow(db, row, null);
  await db
    .deleteFrom('import_rows')
    .where('user_id', '=', row.user_id)
    .where('transaction_id', '=', row.id)
    .execute();
}

/** A row of an import that was undone meanwhile belongs to no import. */
export async function bringImportedRowBack(
  db: Db,
  row: Row,
  { import_id, bank_ref }: Pick<ImportRowTable, 'import_id' | 'bank_ref'>,
): Promise<void> {
  const { user_id, id } = row;
  const statement = await db
    .selectFrom('imports')
    .select('id')
    .where('user_id', '=', user_id)
    .where('id', '=', import_id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (!statement) return;
  await db
    .insertInto('import_rows')
    .values({ user_id, transaction_id: id, import_id, bank_ref })
    .execute();
  await moveImported(db, row, [null, row]);
}
