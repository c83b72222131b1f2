import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { enqueue } from '../jobs/queue';
import type { JobHandler } from '../jobs/worker';
import type { Db } from '../db/database';
import { peopleTables } from '../db/people-tables';
import { inTransaction } from '../db/transaction';
import { type RetentionStep, retentionStep, type Visit } from '../identity/visit/visit-retention';
import { setLeftAt, visitsAfter, visitsAmong } from '../identity/visit/visit-list';
import { deleteOldNetworkUse } from '../quota/network-use';
import { orderDeletion } from './deletion/order';

export const LEFT_VISITS = 'privacy.left-visits';

const DAY_MS = 86_400_000;

const BATCH = 100;

/** Skips a visitor who came back in the meantime. */
function eraseVisits(
  db: Db,
  tables: readonly string[],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const due = (await visitsAmong(trx, ids)).filter(
      (visit) => retentionStep(visit, now) === 'erase',
    );
    if (due.length === 0) return;
    const names = sql.join(due.map(({ id }) => id));
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where user_id in (${names})`.execute(trx);
    }
    await sql`delete from users where id in (${names})`.execute(trx);
  });
}

/** A bank link takes long to end, so the deletion job does that. */
async function eraseWithData(db: Db, tables: readonly string[], { id }: Visit, now: Date) {
  const link = await db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!link) return eraseVisits(db, tables, [id], now);
  await setLeftAt(db, [id], now.toISOString());
  await orderDeletion(db, id, now);
}

async function eraseAll(db: Db, visits: readonly Visit[], now: Date): Promise<void> {
  const tables = await peopleTables(db);
  const empty = visits.filter(({ rows }) => rows === 0).map(({ id }) => id);
  for (let from = 0; from < empty.length; from += BATCH) {
    await eraseVisits(db, tables, empty.slice(from, from + BATCH), now);
    await letOthersRun();
  }
  for (const visit of visits.filter(({ rows }) => rows > 0)) {
    await eraseWithData(db, tables, visit, now);
    await letOthersRun();
  }
}

async function checkAll(db: Db, now: Date): Promise<void> {
  let last = '';
  for (;;) {
    const visits = await visitsAfter(db, last);
    const end = visits.at(-1);
    if (!end) return;
    last = end.id;
    const of = (step: RetentionStep) =>
      visits.filter((visit) => retentionStep(visit, now) === step);
    const ids = (step: RetentionStep) => of(step).map(({ id }) => id);
    await setLeftAt(db, ids('note'), now.toISOString());
    await setLeftAt(db, ids('clear'), null);
    const over = of('erase');
    if (over.length > 0) await eraseAll(db, over, now);
    await letOthersRun();
  }
}

export function leftVisitsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobHandler {
  return async () => {
    const now = clock();
    await checkAll(db, now);
    await deleteOldNetworkUse(db, now);
    return { runAt: new Date(now.getTime() + DAY_MS), error: null };
  };
}

export function scheduleLeftVisits(db: Db, now: Date): Promise<void> {
  return enqueue(db, { kind: LEFT_VISITS, key: LEFT_VISITS, payload: {}, runAt: now });
}
