import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { enqueue } from './queue';

/** `stage` counts the syncs of a new link whose history is not whole yet. */
export async function scheduleSync(db: Db, ref: ItemRef, runAt: Date, stage = 0): Promise<void> {
  await enqueue(db, {
    kind: 'bank.sync',
    key: `sync ${ref.userId} ${ref.itemId}`,
    payload: { ...ref, stage },
    runAt,
  });
}

/** Asks the bank, once a day, how the link is: what a lost webhook would have told. */
export async function scheduleCheck(db: Db, ref: ItemRef, runAt: Date): Promise<void> {
  await enqueue(db, {
    kind: 'bank.check',
    key: `check ${ref.userId} ${ref.itemId}`,
    payload: ref,
    runAt,
  });
}

/** Takes back what waits to be done for a bank that belongs to somebody else from now on. */
export async function dropJobs(db: Db, { userId, itemId }: ItemRef): Promise<void> {
  const keys = ['sync', 'check'].map((kind) => `${kind} ${userId} ${itemId}`);
  await db.deleteFrom('jobs').where('dedupe_key', 'in', keys).execute();
}

export async function scheduleRemoval(db: Db, ref: ItemRef, runAt: Date): Promise<void> {
  await enqueue(db, {
    kind: 'bank.remove',
    key: `remove ${ref.userId} ${ref.itemId}`,
    payload: ref,
    runAt,
  });
}

export async function scheduleWebhooks(db: Db, plaidItemId: string, runAt: Date): Promise<void> {
  await enqueue(db, {
    kind: 'bank.webhooks',
    key: `webhooks ${plaidItemId}`,
    payload: { plaidItemId },
    runAt,
  });
}
