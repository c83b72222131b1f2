import type { Db } from '../../db/database';
import type { Edit } from '../../db/row/edits';
import { EDIT_FIELDS, editsOf } from '../../db/transaction-queries';
import { changedColumns } from '../../changes/changed-columns';
import { type ChangeAbout, recordChange } from '../../changes/record-change';

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

async function allOf(trx: Db, userId: string, ids: readonly string[]): Promise<Map<string, Edit>> {
  const found: Edit[] = [];
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    found.push(...(await editsOf(trx, userId, ids.slice(at, at + ROWS_AT_ONCE))));
  }
  return new Map(found.map((edit) => [edit.transaction_id, edit]));
}

const FIELDS = EDIT_FIELDS.map((field) => ({ entity: 'transaction' as const, field }));

/** Runs `work`, which edits rows, and returns the id of the change, or null if nothing changed. */
export async function recordingEdits(
  trx: Db,
  userId: string,
  ids: readonly string[],
  about: ChangeAbout,
  now: Date,
  work: () => Promise<void>,
): Promise<{ readonly changeId: string | null; readonly changed: readonly string[] }> {
  const before = await allOf(trx, userId, ids);
  await work();
  const after = await allOf(trx, userId, ids);
  const rows = ids.flatMap((id) =>
    changedColumns(FIELDS, id, { ...before.get(id) }, { ...after.get(id) }),
  );
  const changed = [...new Set(rows.map(({ entity_id }) => entity_id))];
  if (rows.length === 0) return { changeId: null, changed };
  return { changeId: await recordChange(trx, userId, { ...about, rows }, now), changed };
}
