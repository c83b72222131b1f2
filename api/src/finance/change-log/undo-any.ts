import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { undoImport } from '../statement/import/imports';
import type { When } from '../today';
import { type CheckUndone, undoChange } from './undo-change';

/** Returns null if the change is not an import. */
async function importOf(db: Db, userId: string, changeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('change_rows')
    .select('entity_id')
    .where('user_id', '=', userId)
    .where('change_id', '=', changeId)
    .where('entity', '=', 'statement')
    .executeTakeFirst();
  return row?.entity_id ?? null;
}

/** Undoes a change of any kind and returns what it restored. Throws NOT_FOUND or ALREADY_UNDONE. */
export async function undoAny(
  db: Db,
  userId: string,
  id: string,
  when: When,
  check?: CheckUndone,
): Promise<ChangeRowTable[]> {
  const importId = await importOf(db, userId, id);
  if (importId === null) return undoChange(db, userId, id, when.now, check);
  await undoImport(db, userId, importId, when);
  return [];
}
