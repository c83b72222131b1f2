import * as v from 'valibot';
import { allocate, cents } from '@halyard/shared-contracts/money';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { transactionRowId } from '../mapping/row-ids';
import type { TransactionRow } from '../mapping/transaction-row';

const partsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ category: v.string(), amountCents: v.number() })),
);

/** Each pointer is a column of another table that names the pending row. */
const POINTERS = [
  ['receipts', 'transaction_id'],
  ['transaction_edits', 'transfer'],
  ['transaction_edits', 'repays'],
] as const;

/**
 * A change stores what another row pointed to before and after it, and an undo compares that with the current
 * value. So the old id is replaced there too.
 */
async function renameInHistory(db: Db, userId: string, from: string, to: string): Promise<void> {
  for (const side of ['before', 'after'] as const) {
    await db
      .updateTable('change_rows')
      .set({ [side]: to })
      .where('user_id', '=', userId)
      .where('entity', '=', 'transaction')
      .where('field', 'in', ['transfer', 'repays'])
      .where(side, '=', from)
      .execute();
  }
}

async function movePointers(db: Db, userId: string, from: string, to: string): Promise<void> {
  for (const [table, column] of POINTERS) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where user_id = ${userId} and ${sql.ref(column)} = ${from}`.execute(db);
  }
  await db
    .updateTable('change_rows')
    .set({ entity_id: to })
    .where('user_id', '=', userId)
    .where('entity', '=', 'transaction')
    .where('entity_id', '=', from)
    .execute();
  await renameInHistory(db, userId, from, to);
}

/**
 * Moves the edits of a pending row, what points to it, and its history to the row that posts it, even if the pending
 * row was deleted before. An edit of the posted row takes precedence.
 */
export async function moveEdits(
  db: Db,
  itemId: string,
  rows: readonly TransactionRow[],
): Promise<void> {
  for (const row of rows) {
    if (row.pending_plaid_id === null) continue;
    const from = transactionRowId(itemId, row.pending_plaid_id);
    await movePointers(db, row.user_id, from, row.id);
    const pending = await editOf(db, row.user_id, from);
    if (!pending) continue;
    await db
      .insertInto('transaction_edits')
      .values({ ...pending, transaction_id: row.id })
      .onConflict((conflict) => conflict.columns(['user_id', 'transaction_id']).doNothing())
      .execute();
    await db
      .deleteFrom('transaction_edits')
      .where('user_id', '=', row.user_id)
      .where('transaction_id', '=', from)
      .execute();
    await adjustParts(db, row.user_id, row.id);
  }
}

async function editOf(db: Db, userId: string, id: string) {
  return db
    .selectFrom('transaction_edits')
    .selectAll()
    .where('user_id', '=', userId)
    .where('transaction_id', '=', id)
    .executeTakeFirst();
}

/** Adjusts the parts of a split transaction in proportion when the bank changes its amount, such as for a tip. */
export async function adjustParts(db: Db, userId: string, id: string): Promise<void> {
  const row = await db
    .selectFrom('transaction_edits')
    .innerJoin('transactions', (join) =>
      join
        .onRef('transactions.user_id', '=', 'transaction_edits.user_id')
        .onRef('transactions.id', '=', 'transaction_edits.transaction_id'),
    )
    .select(['transaction_edits.parts', 'transactions.amount_cents'])
    .where('transaction_edits.user_id', '=', userId)
    .where('transaction_edits.transaction_id', '=', id)
    .executeTakeFirst();
  if (!row?.parts) return;
  await db
    .updateTable('transaction_edits')
    .set({ parts: adjustedParts(row.parts, row.amount_cents) })
    .where('user_id', '=', userId)
    .where('transaction_id', '=', id)
    .execute();
}

function adjustedParts(written: string, amountCents: number): string | null {
  const parsed = v.safeParse(partsSchema, written);
  const parts = parsed.success ? parsed.output : [];
  if (parts.length === 0) return null;
  const shares = allocate(
    cents(amountCents),
    parts.map((part) => Math.abs(part.amountCents)),
  );
  return JSON.stringify(parts.map((part, index) => ({ ...part, amountCents: shares[index] ?? 0 })));
}
