import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { change } from '../change';
import { undoImport } from '../statement/import/imports';
import type { When } from '../today';
import { bringRowBack, isRemoval } from '../transaction/removed-row';
import { type CheckUndone, claim, undoChange } from './undo-change';

/** Returns an import or a deleted row that is undone as a whole, or undefined for any other change. */
async function wholeOf(
  db: Db,
  userId: string,
  changeId: string,
): Promise<ChangeRowTable | undefined> {
  const rows = await db
    .selectFrom('change_rows')
    .selectAll()
    .where('user_id', '=', userId)
    .where('change_id', '=', changeId)
    .where('field', 'in', ['added', 'removed'])
    .execute();
  return rows.find((row) => row.entity === 'statement' || isRemoval(row));
}

/** Undoes a change of any kind and returns what it restored. Throws NOT_FOUND or ALREADY_UNDONE. */
export async function undoAny(
  db: Db,
  userId: string,
  id: string,
  when: When,
  check?: CheckUndone,
): Promise<ChangeRowTable[]> {
  const whole = await wholeOf(db, userId, id);
  if (!whole) return undoChange(db, userId, id, when.now, check);
  if (whole.entity === 'statement') {
    await undoImport(db, userId, whole.entity_id, when);
    return [];
  }
  return change(db, userId, async (trx) => {
    await claim(trx, userId, id, when.now);
    await bringRowBack(trx, whole, when);
    return [whole];
  });
}
