import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database';

/** Who asks whether we are well does not wait longer than this. */
const PATIENCE_MS = 2000;

/** Whether the database answers a question, soon enough. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, sleep(PATIENCE_MS, false, { ref: false })]);
}
