import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { BankWorld } from '../../bank/bank-world';
import { finishRemoval, forgetItem } from '../../bank/item/removal';
import { peopleTables } from '../../db/people-tables';
import type { JobHandler } from '../../jobs/worker';
import type { Order } from './order';

/** A row of this table stays until the bank has ended its link. */
const LINKS = 'items';

async function endLinks(world: BankWorld, userId: string): Promise<boolean> {
  const links = () =>
    world.db.selectFrom(LINKS).select('id').where('user_id', '=', userId).execute();
  for (const { id } of await links()) {
    const ref = { userId, itemId: id };
    await forgetItem(world, ref);
    await finishRemoval(world, ref).catch(() => {
      world.log.warn({ itemId: id }, 'A bank did not end a link; the job tries again.');
    });
  }
  return (await links()).length === 0;
}

/** Returns false while a bank has not ended its link; can be repeated. */
export async function eraseUser(world: BankWorld, { userId, deletionId }: Order): Promise<boolean> {
  const { db, clock } = world;
  const ended = await endLinks(world, userId);
  for (const table of await peopleTables(db)) {
    if (table === LINKS) continue;
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db);
    await letOthersRun();
  }
  if (!ended) return false;
  await db.deleteFrom('users').where('id', '=', userId).execute();
  await db
    .updateTable('deletions')
    .set({ erased_at: clock().toISOString() })
    .where('id', '=', deletionId)
    .where('erased_at', 'is', null)
    .execute();
  return true;
}

const payload = v.object({ userId: v.string(), deletionId: v.string() });

const RETRY_MS = 10 * 60_000;
/** A second pass deletes what running requests wrote during the first. */
const SECOND_PASS_MS = 60 * 60_000;

export function eraseJob(world: BankWorld): JobHandler {
  return async (job) => {
    const order = v.parse(payload, job.payload);
    const { erased_at } = await world.db
      .selectFrom('deletions')
      .select('erased_at')
      .where('id', '=', order.deletionId)
      .executeTakeFirstOrThrow();
    const again = (ms: number) => ({ runAt: new Date(world.clock().getTime() + ms), error: null });
    if (!(await eraseUser(world, order))) return again(RETRY_MS);
    const age = erased_at === null ? 0 : world.clock().getTime() - Date.parse(erased_at);
    return age >= SECOND_PASS_MS ? null : again(SECOND_PASS_MS);
  };
}
