import type { Db } from './database';

/** An undo can bring a deleted row back with its receipts for so long. */
const KEPT_MS = 3_600_000;

const ofNoRow = (db: Db) =>
  db
    .deleteFrom('receipts')
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('transactions as t')
            .select('t.id')
            .whereRef('t.user_id', '=', 'receipts.user_id')
            .whereRef('t.id', '=', 'receipts.transaction_id'),
        ),
      ),
    );

/** Deletes the receipts of a user's deleted rows, to make room. */
export async function forgetReceiptsOfRemoved(db: Db, userId: string): Promise<void> {
  await ofNoRow(db).where('user_id', '=', userId).execute();
}

/** Deletes the receipts of rows of all users that were deleted an hour ago or earlier. */
export async function sweepReceiptsOfRemoved(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS).toISOString();
  await ofNoRow(db)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('change_rows as r')
            .innerJoin('changes as c', (join) =>
              join.onRef('c.user_id', '=', 'r.user_id').onRef('c.id', '=', 'r.change_id'),
            )
            .select('r.number')
            .whereRef('r.user_id', '=', 'receipts.user_id')
            .whereRef('r.entity_id', '=', 'receipts.transaction_id')
            .where('r.entity', '=', 'transaction')
            .where('r.field', '=', 'removed')
            .where('c.made_at', '>', since),
        ),
      ),
    )
    .execute();
}
