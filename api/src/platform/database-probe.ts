import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database';

const TIMEOUT_MS = 2_000;

export async function isDatabaseUp(db: Db): Promise<boolean> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answers, sleep(TIMEOUT_MS, false, { ref: false })]);
}

const FRESH_MS = 2_000;
/** A write may wait this long behind another one. */
const WRITTEN_LATELY_MS = 30_000;

const PROBE = 'ready';

async function writesAndReads(db: Db, now: Date): Promise<boolean> {
  const at = now.toISOString();
  await db
    .insertInto('probes')
    .values({ id: PROBE, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  const row = await db.selectFrom('probes').select('at').where('id', '=', PROBE).executeTakeFirst();
  return row !== undefined;
}

/** Writes and reads a row. Concurrent calls share one write. */
export function databaseProbe(db: Db, clock: () => Date): () => Promise<boolean> {
  let inProgress: Promise<boolean> | null = null;
  let last: { readonly works: boolean; readonly atMs: number } | null = null;
  const isWithin = (ms: number) => last !== null && Math.abs(clock().getTime() - last.atMs) < ms;

  const probe = async (): Promise<boolean> => {
    const works = await writesAndReads(db, clock()).catch(() => false);
    last = { works, atMs: clock().getTime() };
    inProgress = null;
    return works;
  };

  return async () => {
    if (last && isWithin(FRESH_MS)) return last.works;
    inProgress ??= probe();
    const answer = await Promise.race([inProgress, sleep(TIMEOUT_MS, 'waits', { ref: false })]);
    if (answer !== 'waits') return answer === true;
    return last?.works === true && isWithin(WRITTEN_LATELY_MS) && isDatabaseUp(db);
  };
}
