import * as v from 'valibot';
import type { BankWorld } from '../../bank/bank-world';
import type { JobHandler } from '../../jobs/worker';
import { erasePerson } from './erase';

const payload = v.object({ userId: v.string(), deletionId: v.string() });

/** How long until a bank that did not end its link is asked again. */
const PAUSE_MS = 10 * 60_000;
/** How long until a last look for what a request wrote that was under way during the deletion. */
const LAST_LOOK_MS = 60 * 60_000;

/** Erases a person to the last row: again until every bank has ended its link, and once more an hour later. */
export function eraseJob(world: BankWorld): JobHandler {
  return async (job) => {
    const order = v.parse(payload, job.payload);
    const { erased_at } = await world.db
      .selectFrom('deletions')
      .select('erased_at')
      .where('id', '=', order.deletionId)
      .executeTakeFirstOrThrow();
    const again = (ms: number) => ({ runAt: new Date(world.clock().getTime() + ms), error: null });
    if (!(await erasePerson(world, order))) return again(PAUSE_MS);
    const age = erased_at === null ? 0 : world.clock().getTime() - Date.parse(erased_at);
    return age >= LAST_LOOK_MS ? null : again(LAST_LOOK_MS);
  };
}
