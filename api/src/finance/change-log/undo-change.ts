import { setImmediate as letOthersRun } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { ChangeRowTable } from '../../db/tables/categories';
import { AppError } from '../../errors';
import { change } from '../change';
import { keyOfEntity, schemaOf, targetOf } from '../../changes/changed-fields';

/** Other requests wait while this many rows are restored. */
const ROWS_AT_ONCE = 200;

/** Marks the change as undone, so that two simultaneous calls restore it once. */
export async function claim(trx: Db, userId: string, id: string, now: Date): Promise<void> {
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

/**
 * Restores one field. Returns `false` if the field was edited since, or if the change came with a data copy and its
 * values are not valid.
 */
async function restore(trx: Db, userId: string, row: ChangeRowTable): Promise<boolean> {
  const target = targetOf(row.entity);
  const schema = schemaOf(target, row.field);
  if (!target || !schema) return false;
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

type Later = Pick<
  ChangeRowTable,
  'change_id' | 'number' | 'entity' | 'entity_id' | 'field' | 'before'
>;

const fieldOf = (row: Pick<Later, 'entity' | 'entity_id' | 'field'>): string =>
  `${row.entity} ${row.field} ${row.entity_id}`;

/**
 * Returns for each field the first later change, without changes that are undone. The newest rows come first, so the
 * map keeps the oldest of them.
 */
async function laterRows(
  trx: Db,
  userId: string,
  changeId: string,
  rows: readonly ChangeRowTable[],
): Promise<Map<string, Later>> {
  const found = await trx
    .selectFrom('change_rows as r')
    .innerJoin('changes as c', (join) =>
      join.onRef('c.user_id', '=', 'r.user_id').onRef('c.id', '=', 'r.change_id'),
    )
    .select(['r.change_id', 'r.number', 'r.entity', 'r.entity_id', 'r.field', 'r.before'])
    .where('r.user_id', '=', userId)
    .where('r.entity', 'in', [...new Set(rows.map(({ entity }) => entity))])
    .where('r.entity_id', 'in', [...new Set(rows.map(({ entity_id }) => entity_id))])
    .where('r.change_id', '>', changeId)
    .where('c.undone_at', 'is', null)
    .orderBy('r.change_id', 'desc')
    .orderBy('r.number', 'desc')
    .execute();
  return new Map(found.map((row) => [fieldOf(row), row]));
}

/** A later change stays. When it is undone too, it restores the value from before both. */
async function passToLaterChange(
  trx: Db,
  userId: string,
  { before, after }: ChangeRowTable,
  later: Later,
): Promise<void> {
  if (later.before !== after) return;
  await trx
    .updateTable('change_rows')
    .set({ before })
    .where('user_id', '=', userId)
    .where('change_id', '=', later.change_id)
    .where('number', '=', later.number)
    .execute();
}

/** Throws if the restored rows are no longer possible. */
export type CheckUndone = (trx: Db, restored: readonly ChangeRowTable[]) => Promise<void>;

/**
 * Restores what a change set, except fields that were edited since, and returns the restored rows. A later change
 * of a field stays, so changes can be undone in any order. Throws NOT_FOUND, or ALREADY_UNDONE at the second call.
 * An error of `check` rolls everything back.
 */
export function undoChange(
  db: Db,
  userId: string,
  id: string,
  now: Date,
  check?: CheckUndone,
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
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      const later = await laterRows(trx, userId, id, some);
      for (const row of some) {
        const next = later.get(fieldOf(row));
        if (next) await passToLaterChange(trx, userId, row, next);
        else if (await restore(trx, userId, row)) restored.push(row);
      }
      await letOthersRun();
    }
    await check?.(trx, restored);
    return restored;
  });
}
