import type { Db } from '../../db/database';
import { cancelJobs, enqueue } from '../../jobs/queue';
import type { ItemRef } from '../item/item-row';
import { CHECK_EVERY_MS, SYNC_EVERY_MS } from './waits';

const keyOf = (work: 'sync' | 'check' | 'remove', { userId, itemId }: ItemRef) =>
  `${work} ${userId} ${itemId}`;

/** Schedules a sync. `stage` counts the syncs of a new link whose history is incomplete. */
export async function scheduleSync(db: Db, ref: ItemRef, runAt: Date, stage = 0): Promise<void> {
  const payload = { ...ref, stage };
  await enqueue(db, { kind: 'bank.sync', key: keyOf('sync', ref), payload, runAt });
}

/** Schedules the daily check of a link's status, which finds what a lost webhook would have reported. */
export async function scheduleCheck(db: Db, ref: ItemRef, runAt: Date): Promise<void> {
  await enqueue(db, { kind: 'bank.check', key: keyOf('check', ref), payload: ref, runAt });
}

export async function scheduleRemoval(db: Db, ref: ItemRef, runAt: Date): Promise<void> {
  await enqueue(db, { kind: 'bank.remove', key: keyOf('remove', ref), payload: ref, runAt });
}

export async function scheduleWebhooks(db: Db, plaidItemId: string, runAt: Date): Promise<void> {
  const key = `webhooks ${plaidItemId}`;
  await enqueue(db, { kind: 'bank.webhooks', key, payload: { plaidItemId }, runAt });
}

async function scheduleNames(db: Db, runAt: Date): Promise<void> {
  await enqueue(db, { kind: 'bank.names', key: 'names', payload: {}, runAt });
}

export async function cancelBankJobs(db: Db, ref: ItemRef): Promise<void> {
  await cancelJobs(db, [keyOf('sync', ref), keyOf('check', ref)]);
}

/** Schedules the regular jobs of every linked bank and the naming of rows, in case some were lost before this start. */
export async function scheduleAll(db: Db, now: Date): Promise<void> {
  await scheduleNames(db, now);
  const items = await db.selectFrom('items').select(['user_id', 'id', 'status']).execute();
  for (const { user_id: userId, id: itemId, status } of items) {
    const ref: ItemRef = { userId, itemId };
    if (status === 'removing') {
      await scheduleRemoval(db, ref, now);
      continue;
    }
    await scheduleSync(db, ref, new Date(now.getTime() + SYNC_EVERY_MS));
    await scheduleCheck(db, ref, new Date(now.getTime() + CHECK_EVERY_MS));
  }
}
