import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { enqueue } from '../../jobs/queue';

export const ERASE = 'privacy.erase';

/** The request itself starts the deletion; the job continues it if that failed. */
const JOB_DELAY_MS = 30_000;

export interface Order {
  readonly userId: string;
  readonly deletionId: string;
}

const countOf = async (db: Db, table: 'items' | 'accounts' | 'transactions', userId: string) => {
  const { count } = await db
    .selectFrom(table)
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Schedules the deletion of a user, ends all sessions, and frees the email. After the commit, the deletion is certain. */
export function orderDeletion(db: Db, userId: string, now: Date): Promise<Order> {
  const order = { userId, deletionId: randomUUID() };
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('deletions')
      .values({
        id: order.deletionId,
        asked_at: now.toISOString(),
        banks: await countOf(trx, 'items', userId),
        accounts: await countOf(trx, 'accounts', userId),
        transactions: await countOf(trx, 'transactions', userId),
      })
      .execute();
    await trx
      .updateTable('users')
      .set({ email: null, password_hash: null })
      .where('id', '=', userId)
      .execute();
    await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await enqueue(trx, {
      kind: ERASE,
      key: `erase ${userId}`,
      payload: order,
      runAt: new Date(now.getTime() + JOB_DELAY_MS),
    });
    return order;
  });
}
