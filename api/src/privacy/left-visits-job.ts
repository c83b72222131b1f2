import type { BankWorld } from '../bank/bank-world';
import { enqueueOnce } from '../bank/job/queue';
import type { JobHandler } from '../bank/job/worker';
import type { Db } from '../db/database';
import { leftVisits, noteLeftVisits, noteOrdered } from '../identity/left-visits';
import { orderDeletion } from './deletion/order';

/** The kind of job that forgets visits which nobody can come back to. */
export const LEFT_VISITS = 'privacy.left-visits';

const DAY_MS = 86_400_000;

/** Once a day: notes which visits were left, and orders the deletion of those that were left thirty days ago. */
export function leftVisitsJob({ db, clock }: Pick<BankWorld, 'db' | 'clock'>): JobHandler {
  return async () => {
    const now = clock();
    await noteLeftVisits(db, now);
    for (const userId of await leftVisits(db, now)) {
      await noteOrdered(db, userId, now);
      await orderDeletion(db, userId, now);
    }
    return { runAt: new Date(now.getTime() + DAY_MS), error: null };
  };
}

/** Puts the daily look into the queue, where it is not there already: no start of a server is a reason for another one. */
export function scheduleLeftVisits(db: Db, now: Date): Promise<void> {
  return enqueueOnce(db, { kind: LEFT_VISITS, key: LEFT_VISITS, payload: {}, runAt: now });
}
