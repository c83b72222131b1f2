import * as v from 'valibot';
import type { Job, NextRun } from '../../jobs/queue';
import type { JobHandlers } from '../../jobs/worker';
import type { BankWorld } from '../bank-world';
import { checkItem } from '../item/check';
import { finishRemoval } from '../item/removal';
import { settleLeftLink } from '../item/settle';
import { BankError } from '../provider/bank-error';
import { syncItem } from '../sync/sync';
import { applyWebhooks } from '../webhook/apply';
import { nameRows } from './name-rows';
import { scheduleSync } from './schedule';
import { CHECK_EVERY_MS, HOUR_MS, newLinkWait, SYNC_EVERY_MS, waitAfter } from './waits';

const itemPayload = v.object({
  userId: v.string(),
  itemId: v.string(),
  stage: v.optional(v.number(), 0),
});
const webhookPayload = v.object({ plaidItemId: v.string() });

/** The wait is short, so that a bank is synced soon after an instance was killed during its sync. */
const BUSY_WAIT_MS = 5_000;

export function bankJobs(world: BankWorld): JobHandlers {
  const after = (ms: number, error: string | null = null): NextRun => ({
    runAt: new Date(world.clock().getTime() + ms),
    error,
  });

  const afterFailure = (job: Job, error: unknown, defaultMs: number | null): NextRun | null => {
    if (!(error instanceof BankError)) throw error;
    if (error.kind === 'config') {
      const { code, requestId } = error;
      world.log.error({ job: job.kind, code, requestId }, 'The bank refuses our requests.');
    }
    const waitMs = waitAfter(error.kind, job.attempts, world.retryTiming.random) ?? defaultMs;
    return waitMs === null ? null : after(waitMs, error.code);
  };

  return {
    'bank.sync': async (job) => {
      const { stage, ...ref } = v.parse(itemPayload, job.payload);
      try {
        if (!(await settleLeftLink(world, ref))) return null;
        const outcome = await syncItem(world, ref);
        if (outcome.state === 'gone') return null;
        if (outcome.state === 'busy') return after(BUSY_WAIT_MS);
        const isNew = outcome.history !== 'complete';
        const waitMs = isNew ? newLinkWait(stage) : SYNC_EVERY_MS;
        await scheduleSync(world.db, ref, after(waitMs).runAt, isNew ? stage + 1 : 0);
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
        return afterFailure(job, error, CHECK_EVERY_MS);
      }
      return after(CHECK_EVERY_MS);
    },
    'bank.remove': async (job) => {
      try {
        await finishRemoval(world, v.parse(itemPayload, job.payload));
        return null;
      } catch (error) {
        return afterFailure(job, error, HOUR_MS);
      }
    },
    'bank.names': async () => ((await nameRows(world.db)) ? null : after(0)),
    'bank.webhooks': async (job) => {
      await applyWebhooks(world, v.parse(webhookPayload, job.payload).plaidItemId);
      return null;
    },
  };
}
