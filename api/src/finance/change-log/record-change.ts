import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import type { ChangedField } from './changed-fields';

type ChangedRow = ChangedField & Pick<ChangeRowTable, 'entity_id' | 'before' | 'after'>;

interface Change {
  readonly kind: string;
  /** The change in words. */
  readonly label: string;
  readonly rows: readonly ChangedRow[];
}

/** SQLite takes a limited number of values in one statement. */
const ROWS_AT_ONCE = 500;

/** Stores what a change sets, so that `undoChange` can restore it. Returns the change's id. */
export async function recordChange(
  trx: Db,
  userId: string,
  { kind, label, rows }: Change,
  now: Date,
): Promise<string> {
  const id = `change-${uuid()}`;
  const made_at = now.toISOString();
  await trx
    .insertInto('changes')
    .values({ user_id: userId, id, kind, label, made_at, undone_at: null })
    .execute();
  const values = rows.map((row, number) => ({ user_id: userId, change_id: id, number, ...row }));
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE) {
    const some = values.slice(at, at + ROWS_AT_ONCE);
    await trx.insertInto('change_rows').values(some).execute();
  }
  return id;
}
