import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../db/database';
import { databaseAnswers } from './database-answers';

/** An answer counts for this long, so that whoever asks often does not have the disk written to each time. */
const FRESH_MS = 2_000;
/** Who asks does not wait longer than this. */
const PATIENCE_MS = 2_000;
/** A write that waits behind a long one is no failure, as long as the last one is not older than this. */
const WRITTEN_LATELY_MS = 30_000;

const PROBE = 'ready';

/** Writes a row and reads it back, each on the way that a person's change takes. */
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

/** Asks whether the database takes changes and gives them back. Many who ask at once share one write. */
export function databaseProbe(db: Db, clock: () => Date): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  let last: { readonly works: boolean; readonly atMs: number } | null = null;
  const isWithin = (ms: number) => last !== null && Math.abs(clock().getTime() - last.atMs) < ms;

  const probe = async (): Promise<boolean> => {
    const works = await writesAndReads(db, clock()).catch(() => false);
    last = { works, atMs: clock().getTime() };
    underWay = null;
    return works;
  };

  return async () => {
    if (last && isWithin(FRESH_MS)) return last.works;
    underWay ??= probe();
    const answer = await Promise.race([underWay, sleep(PATIENCE_MS, 'waits', { ref: false })]);
    if (answer !== 'waits') return answer === true;
    return last?.works === true && isWithin(WRITTEN_LATELY_MS) && databaseAnswers(db);
  };
}
