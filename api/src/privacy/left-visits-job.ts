import { setImmediate as otherWork } from 'node:timers/promises';
import type { Deps } from '../deps';
import { enqueue } from '../jobs/queue';
import type { JobHandler } from '../jobs/worker';
import type { Db } from '../db/database';
import { peopleTables } from '../db/people-tables';
import { type Fate, fateOf, type Visit } from '../identity/visit/visit-fate';
import { noteLeft, visitsAfter } from '../identity/visit/visit-list';
import { forgetNetworkUse } from '../quota/network-use';
import { eraseVisits } from './deletion/erase-visits';
import { orderDeletion } from './deletion/order';

/** The kind of job that forgets visits which nobody can come back to. */
export const LEFT_VISITS = 'privacy.left-visits';

const DAY_MS = 86_400_000;

/** Empty visits that one transaction erases: it takes some milliseconds, and then others have their turn. */
const EMPTY_AT_ONCE = 100;

/** A bank has to end its link first, which may take long: the queue does that, and this job looks again a month later. */
async function eraseWithData(db: Db, tables: readonly string[], { id }: Visit, now: Date) {
  const link = await db
    .selectFrom('items')
    .select('id')
    .where('user_id', '=', id)
    .executeTakeFirst();
  if (!link) return eraseVisits(db, tables, [id], now);
  await noteLeft(db, [id], now.toISOString());
  await orderDeletion(db, id, now);
}

async function eraseAll(db: Db, visits: readonly Visit[], now: Date): Promise<void> {
  const tables = await peopleTables(db);
  const empty = visits.filter(({ rows }) => rows === 0).map(({ id }) => id);
  for (let from = 0; from < empty.length; from += EMPTY_AT_ONCE) {
    await eraseVisits(db, tables, empty.slice(from, from + EMPTY_AT_ONCE), now);
    await otherWork();
  }
  for (const visit of visits.filter(({ rows }) => rows > 0)) {
    await eraseWithData(db, tables, visit, now);
    await otherWork();
  }
}

/** Looks at all visits, part by part, and does to each what is due. */
async function lookAtAll(db: Db, now: Date): Promise<void> {
  let last = '';
  for (;;) {
    const visits = await visitsAfter(db, last);
    const end = visits.at(-1);
    if (!end) return;
    last = end.id;
    const of = (fate: Fate) => visits.filter((visit) => fateOf(visit, now) === fate);
    const ids = (fate: Fate) => of(fate).map(({ id }) => id);
    await noteLeft(db, ids('note'), now.toISOString());
    await noteLeft(db, ids('clear'), null);
    const over = of('erase');
    if (over.length > 0) await eraseAll(db, over, now);
    await otherWork();
  }
}

/** Once a day: notes which visits were left, and erases those that are due, until none is. */
export function leftVisitsJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobHandler {
  return async () => {
    const now = clock();
    await lookAtAll(db, now);
    await forgetNetworkUse(db, now);
    return { runAt: new Date(now.getTime() + DAY_MS), error: null };
  };
}

/** Has the look done now, and daily after it: every start of a server brings it forward. */
export function scheduleLeftVisits(db: Db, now: Date): Promise<void> {
  return enqueue(db, { kind: LEFT_VISITS, key: LEFT_VISITS, payload: {}, runAt: now });
}
