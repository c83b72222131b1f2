import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { enqueue } from '../../jobs/queue';

/** The kind of job that erases a person. */
export const ERASE = 'privacy.erase';

/** Whoever asks for a deletion begins it as well; the queue goes on when that came to nothing. */
const FIRST_REPEAT_MS = 30_000;

/** What an erasing job works on. */
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

/**
 * Orders that everything of a person be erased, and shuts the account at once: nobody is logged in or can log in any more,
 * and the e-mail is free. From this commit on the deletion happens, whatever becomes of this process.
 */
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
      runAt: new Date(now.getTime() + FIRST_REPEAT_MS),
    });
    return order;
  });
}
