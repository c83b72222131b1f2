import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';

/** Makes an empty, private tenant and gives its id. It has no name and no e-mail until someone signs up. */
export async function createTenant(db: Db, now: Date): Promise<string> {
  const id = uuid();
  await db
    .insertInto('users')
    .values({
      id,
      email: null,
      password_hash: null,
      created_at: now.toISOString(),
      data_version: 0,
    })
    .execute();
  return id;
}
