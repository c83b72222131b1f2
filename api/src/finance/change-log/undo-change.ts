import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { AppError } from '../../errors';
import { change } from '../change';
import { keyOfEntity, targetOf } from './changed-fields';

/** Other requests wait for so many rows at most. */
const ROWS_AT_ONCE = 200;

/** Marks the change as undone, so that two calls at once restore it once. */
async function claim(trx: Db, userId: string, id: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('changes')
    .set({ undone_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const found = await trx
    .selectFrom('changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  throw new AppError(found ? 'ALREADY_UNDONE' : 'NOT_FOUND');
}

const isValue = (column: string, value: string | number | null): RawBuilder<unknown> =>
  value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;

/** Restores one field; false if it was edited since, or if the copy that it came from was forged. */
async function restore(trx: Db, userId: string, row: ChangeRowTable): Promise<boolean> {
  const target = targetOf(row.entity);
  const schema = target && Object.hasOwn(target.fields, row.field) && target.fields[row.field];
  if (!schema) return false;
  const key = keyOfEntity(target, row.entity_id);
  const before = v.safeParse(schema, row.before);
  const after = v.safeParse(schema, row.after);
  if (!before.success || !after.success || key.length !== target.key.length) return false;
  const conditions = [
    isValue('user_id', userId),
    ...target.key.map((column, at) => isValue(column, key[at] ?? '')),
    isValue(row.field, after.output),
  ];
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(target.table)} set ${sql.ref(row.field)} = ${before.output}
    where ${sql.join(conditions, sql` and `)}
  `.execute(trx);
  return numAffectedRows > 0n;
}

/**
 * Restores what a change set, except fields that were edited since, and returns the restored rows. Throws NOT_FOUND,
 * and ALREADY_UNDONE at the second call.
 */
export function undoChange(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<ChangeRowTable[]> {
  return change(db, userId, async (trx) => {
    await claim(trx, userId, id, now);
    const rows = await trx
      .selectFrom('change_rows')
      .selectAll()
      .where('user_id', '=', userId)
      .where('change_id', '=', id)
      .orderBy('number', 'desc')
      .execute();
    const restored: ChangeRowTable[] = [];
    for (const [at, row] of rows.entries()) {
      if (await restore(trx, userId, row)) restored.push(row);
      if (at % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await letOthersRun();
    }
    return restored;
  });
}
