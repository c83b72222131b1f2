import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { Database } from '../../db/schema';

type Ids = SelectQueryBuilder<Database, 'import_rows', { transaction_id: string }>;

/** Deletes transactions of a user with their edits; `ids` is a list or a subquery. */
export async function deleteWithEdits(
  db: Db,
  userId: string,
  ids: readonly string[] | Ids,
): Promise<void> {
  await db
    .deleteFrom('transaction_edits')
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', ids)
    .execute();
  await db
    .deleteFrom('transactions')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
