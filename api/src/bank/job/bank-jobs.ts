import * as v from 'valibot';
import type { Db } from '../../db/database';
import type { BankWorld } from '../bank-world';
import { checkItem } from '../item/check';
import type { ItemRef } from '../item/item-row';
import { finishRemoval } from '../item/removal';
import { settleLeftLink } from '../item/settle';
import { BankError } from '../provider/bank-error';
import { syncItem } from '../sync/sync';
import { applyWebhooks } from '../webhook/apply';
import { HOUR_MS, pauseOfNewLink, REGULAR_CHECK_MS, REGULAR_SYNC_MS, waitAfter } from './backoff';
import type { Again, Job } from './queue';
import type { JobHandler } from './worker';
import { scheduleCheck, scheduleRemoval, scheduleSync } from './schedule';

const itemPayload = v.object({
  userId: v.string(),
  itemId: v.string(),
  stage: v.optional(v.number(), 0),
});
const webhookPayload = v.object({ plaidItemId: v.string() });

/** Short, so that a bank whose sync was killed is read again within half a minute. */
const BUSY_PAUSE_MS = 5_000;

/** What each kind of job does. */
export function bankJobs(world: BankWorld): Readonly<Record<string, JobHandler>> {
  const later = (ms: number, error: string | null = null): Again => ({
    runAt: new Date(world.clock().getTime() + ms),
    error,
  });

  const afterFailure = (job: Job, error: unknown, leastMs: number | null): Again | null => {
    if (!(error instanceof BankError)) throw error;
    if (error.kind === 'config') {
      const { code, requestId } = error;
      world.log.error({ job: job.kind, code, requestId }, 'The bank refuses our requests.');
    }
    const waitMs = waitAfter(error.kind, job.attempts, world.patience.random) ?? leastMs;
    return waitMs === null ? null : later(waitMs, error.code);
  };

  return {
    'bank.sync': async (job) => {
      const { stage, ...ref } = v.parse(itemPayload, job.payload);
      try {
        if (!(await settleLeftLink(world, ref))) return null;
        const outcome = await syncItem(world, ref);
        if (outcome.state === 'gone') return null;
        if (outcome.state === 'busy') return later(BUSY_PAUSE_MS);
        const isNew = outcome.history !== 'complete';
        const pauseMs = isNew ? pauseOfNewLink(stage) : REGULAR_SYNC_MS;
        await scheduleSync(world.db, ref, later(pauseMs).runAt, isNew ? stage + 1 : 0);
        return null;
      } catch (error) {
        return afterFailure(job, error, null);
      }
    },
    'bank.check': async (job) => {
      const ref = v.parse(itemPayload, job.payload);
      try {
        if (!(await checkItem(world, ref))) return null;
      } catch (error) {
        return afterFailure(job, error, REGULAR_CHECK_MS);
      }
      return later(REGULAR_CHECK_MS);
    },
    'bank.remove': async (job) => {
      try {
        await finishRemoval(world, v.parse(itemPayload, job.payload));
        return null;
      } catch (error) {
        return afterFailure(job, error, HOUR_MS);
      }
    },
    'bank.webhooks': async (job) => {
      await applyWebhooks(world, v.parse(webhookPayload, job.payload).plaidItemId);
      return null;
    },
  };
}

/** Makes sure that every linked bank has its work in the queue, whatever became of it before this start. */
export async function scheduleAll(db: Db, now: Date): Promise<void> {
  const items = await db.selectFrom('items').select(['user_id', 'id', 'status']).execute();
  for (const { user_id: userId, id: itemId, status } of items) {
    const ref: ItemRef = { userId, itemId };
    if (status === 'removing') {
      await scheduleRemoval(db, ref, now);
      continue;
    }
    await scheduleSync(db, ref, new Date(now.getTime() + REGULAR_SYNC_MS));
    await scheduleCheck(db, ref, new Date(now.getTime() + REGULAR_CHECK_MS));
  }
}
