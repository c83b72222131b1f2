import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Quota } from '../limits';

/**
 * Sets the used storage of all users, because inserting thousands of rows would be slow. It also deletes the
 * history, which would otherwise make room.
 */
export async function setUsedStorage(db: Db, used: Partial<Quota>): Promise<void> {
  await db.deleteFrom('change_rows').execute();
  await db.deleteFrom('changes').execute();
  if (used.rows !== undefined) await sql`update users set used_rows = ${used.rows}`.execute(db);
  if (used.bytes !== undefined) await sql`update users set used_bytes = ${used.bytes}`.execute(db);
}
