import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Quota } from '../limits';

/** Says of everybody that they use this much, as if their rows were there: thousands of rows would make a test slow. */
export async function pretendUsed(db: Db, used: Partial<Quota>): Promise<void> {
  if (used.rows !== undefined) await sql`update users set used_rows = ${used.rows}`.execute(db);
  if (used.bytes !== undefined) await sql`update users set used_bytes = ${used.bytes}`.execute(db);
}
