import * as v from 'valibot';
import type { Db } from '../../db/database';

export async function readDocument<Schema extends v.GenericSchema>(
  db: Db,
  userId: string,
  kind: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> {
  const row = await db
    .selectFrom('documents')
    .select('body')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? v.parse(schema, JSON.parse(row.body)) : null;
}

export async function writeDocument(
  db: Db,
  userId: string,
  kind: string,
  value: object,
  now: Date,
): Promise<void> {
  const row = { body: JSON.stringify(value), updated_at: now.toISOString() };
  await db
    .insertInto('documents')
    .values({ user_id: userId, kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(row))
    .execute();
}
