import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/database';
import { type Entity, type Fields, type Row, toFields, toRow } from '../../entity/entity';
import { AppError } from '../../errors';
import { change } from '../change';
import type { Attempt } from '../once/attempt';
import { changeOnce } from '../once/change-once';
import { findInSample } from '../financial-data/sample';
import { withReferences } from './own-references';
import { changeInSample, hideFromSample } from './sample-changes';

type AnyTables = Record<string, Row>;

/** The compiler checks table names, but here the name is data. */
const anyTable = (db: Db): Kysely<AnyTables> => db.withTables<AnyTables>();

export async function listEntities(db: Db, userId: string, entity: Entity): Promise<Fields[]> {
  const rows = await anyTable(db)
    .selectFrom(entity.table)
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => toFields(entity, row));
}

/** Throws TOO_MANY_ENTRIES. */
async function checkRoom(db: Db, userId: string, { table, most }: Entity): Promise<void> {
  if (most === undefined) return;
  const { count } = await anyTable(db)
    .selectFrom(table)
    .select((each) => each.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= most) throw new AppError('TOO_MANY_ENTRIES');
}

/** Throws TOO_MANY_ENTRIES, and NOT_FOUND for an account that the user does not have. */
export function addEntity(
  db: Db,
  userId: string,
  entity: Entity,
  input: Fields,
  attempt: Attempt | null,
): Promise<Fields> {
  return changeOnce(db, userId, attempt, async (trx) => {
    await checkRoom(trx, userId, entity);
    const fields = await withReferences(trx, userId, entity, input);
    const row = { id: `${entity.name}-${uuid()}`, ...toRow(entity, fields) };
    await anyTable(trx)
      .insertInto(entity.table)
      .values({ user_id: userId, ...row })
      .execute();
    return toFields(entity, row);
  });
}

async function changeOwn(
  db: Db,
  userId: string,
  entity: Entity,
  id: string,
  patch: Fields,
): Promise<Fields | null> {
  const row = await anyTable(db)
    .selectFrom(entity.table)
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const changed = { ...toFields(entity, row), ...patch };
  await anyTable(db)
    .updateTable(entity.table)
    .set(toRow(entity, changed))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  return changed;
}

/** Changes an own entity, or one of the sample for this user only. Throws NOT_FOUND. */
export function changeEntity(
  db: Db,
  userId: string,
  entity: Entity,
  id: string,
  patch: Fields,
  now: Date,
): Promise<Fields> {
  return change(db, userId, async (trx) => {
    const fields = await withReferences(trx, userId, entity, patch);
    const own = await changeOwn(trx, userId, entity, id, fields);
    if (own) return own;
    const inSample = await findInSample(trx, userId, entity, id);
    await changeInSample(trx, userId, entity, id, patch, now);
    return { ...inSample, ...patch };
  });
}

/** Deletes an own entity, or hides one of the sample from this user. Throws NOT_FOUND. */
export function removeEntity(
  db: Db,
  userId: string,
  entity: Entity,
  id: string,
  now: Date,
): Promise<void> {
  return change(db, userId, async (trx) => {
    const { numDeletedRows } = await anyTable(trx)
      .deleteFrom(entity.table)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return;
    await findInSample(trx, userId, entity, id);
    await hideFromSample(trx, userId, id, now);
  });
}
