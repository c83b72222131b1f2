import { cents } from '@halyard/shared-contracts/money';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import { partsSchema, tagsSchema } from '../../db/row/edits';
import { EDIT_CELLS, TRANSACTION_CELLS } from '../../db/row/transaction-cells';
import type { TransactionTable } from '../../db/schema';
import type { ChangeRowTable } from '../../db/tables/categories';
import { id, text } from '../../entity/cells';
import { AppError } from '../../errors';
import { findAccount } from '../account/accounts';
import { moveBalance } from '../account/balances';
import { bringImportedRowBack } from '../statement/import/imported-rows';
import type { When } from '../today';

const isJsonOf =
  (schema: v.GenericSchema) =>
  (cell: string | null): boolean =>
    cell === null || v.is(v.pipe(v.string(), v.parseJson(), schema), cell);

/** A restored copy may contain anything. */
const removedSchema = v.object({
  row: v.object(TRANSACTION_CELLS),
  edit: v.nullable(
    v.object({
      ...EDIT_CELLS,
      parts: v.pipe(EDIT_CELLS.parts, v.check(isJsonOf(partsSchema))),
      tags: v.pipe(EDIT_CELLS.tags, v.check(isJsonOf(tagsSchema))),
    }),
  ),
  imported: v.nullable(v.object({ import_id: id, bank_ref: v.nullable(v.string()) })),
});

function ofRow(db: Db, table: 'transaction_edits' | 'import_rows', row: TransactionTable) {
  return db
    .selectFrom(table)
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('transaction_id', '=', row.id)
    .executeTakeFirst();
}

/** Returns a row with its edit and its import as a text for the change log, or null if it is too long for one. */
export async function textOfRow(db: Db, row: TransactionTable): Promise<string | null> {
  const edit = (await ofRow(db, 'transaction_edits', row)) ?? null;
  const imported = (await ofRow(db, 'import_rows', row)) ?? null;
  const removed = v.safeParse(removedSchema, { row, edit, imported });
  const found = v.safeParse(text, JSON.stringify(removed.output));
  return removed.success && found.success ? found.output : null;
}

export const isRemoval = ({ entity, field, before }: ChangeRowTable): boolean =>
  entity === 'transaction' && field === 'removed' && before !== null;

/**
 * Throws NOT_FOUND if the account of the row does not exist any more, and ALREADY_UNDONE if the row exists, as a
 * restored copy may claim.
 */
export async function bringRowBack(
  db: Db,
  { user_id, before }: ChangeRowTable,
  { today }: When,
): Promise<void> {
  const removed = v.safeParse(v.pipe(v.string(), v.parseJson(), removedSchema), before);
  if (!removed.success) throw new AppError('NOT_FOUND');
  const { row, edit, imported } = removed.output;
  const account = await findAccount(db, user_id, row.account_id);
  if (!account) throw new AppError('NOT_FOUND');
  const stored = { ...row, user_id, plaid_transaction_id: null, pending_plaid_id: null };
  const inserted = await db
    .insertInto('transactions')
    .values({ ...stored, made_name: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new AppError('ALREADY_UNDONE');
  await moveBalance(db, account, cents(row.amount_cents), today);
  if (edit) {
    await db
      .insertInto('transaction_edits')
      .values({ ...edit, user_id })
      .execute();
  }
  if (imported) await bringImportedRowBack(db, { ...row, user_id }, imported);
}
