import type { UserChange } from '@halyard/shared-contracts/wire';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import type { ChangeRowTable } from '../db/tables/categories';
import type { ChangedField } from './changed-fields';
import { forgetOldest } from './forget-oldest';

/** The values before and after are texts. Equal values are left out. */
export type ChangedRow = ChangedField & Pick<ChangeRowTable, 'entity_id' | 'before' | 'after'>;

export interface ChangeAbout {
  readonly kind: string;
  readonly label: string;
  /** The user made the change if this is missing. */
  readonly by?: UserChange['by'];
}

interface Change extends ChangeAbout {
  readonly rows: readonly ChangedRow[];
}

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

/**
 * Records what a change set, so that `/activity` and the changed thing list it and `undoChange` can restore it.
 * Call it in the transaction that writes the data. It returns the id of the change.
 */
export async function recordChange(
  trx: Db,
  userId: string,
  { kind, label, by = 'you', rows }: Change,
  now: Date,
): Promise<string> {
  const id = `change-${uuid()}`;
  const made_at = now.toISOString();
  await trx
    .insertInto('changes')
    .values({ user_id: userId, id, kind, label, made_by: by, made_at, undone_at: null })
    .execute();
  const set = rows.filter(({ before, after }) => before !== after);
  const values = set.map((row, number) => ({ user_id: userId, change_id: id, number, ...row }));
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE) {
    const some = values.slice(at, at + ROWS_AT_ONCE);
    await trx.insertInto('change_rows').values(some).execute();
  }
  await forgetOldest(trx, userId, set.length > 1 ? id : null);
  return id;
}
