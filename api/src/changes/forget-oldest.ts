import type { Db } from '../db/database';
import { forgetReceiptsOfRemoved } from '../db/removed-receipts';
import { QUOTA_UNITS } from '../quota/limits';
import { usageOf } from '../quota/usage';

const MOST_CHANGES = 5_000;

/** Returns the id of the change that has so many newer ones. */
async function changeBehind(trx: Db, userId: string, newer: number): Promise<string | null> {
  const row = await trx
    .selectFrom('changes')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(newer)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function forgetUntil(trx: Db, userId: string, last: string, except: string | null) {
  await trx
    .deleteFrom('change_rows')
    .where('user_id', '=', userId)
    .where('change_id', '<=', last)
    .$if(except !== null, (query) => query.where('change_id', '!=', except ?? ''))
    .execute();
  await trx
    .deleteFrom('changes')
    .where('user_id', '=', userId)
    .where('id', '<=', last)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .execute();
}

async function isFull(trx: Db, userId: string): Promise<boolean> {
  const usage = await usageOf(trx, userId);
  return usage !== null && QUOTA_UNITS.some((unit) => usage.used[unit] > usage.quota[unit]);
}

async function countOf(trx: Db, userId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('changes')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes the changes beyond the newest ones. In a full storage, the receipts of deleted rows go, and the history
 * shrinks by half at a time, so that users can always edit and delete. The change `except` stays, because its user may want to undo it.
 */
export async function forgetOldest(trx: Db, userId: string, except: string | null): Promise<void> {
  const tooOld = await changeBehind(trx, userId, MOST_CHANGES);
  if (tooOld !== null) await forgetUntil(trx, userId, tooOld, except);
  if (await isFull(trx, userId)) await forgetReceiptsOfRemoved(trx, userId);
  while (await isFull(trx, userId)) {
    const count = await countOf(trx, userId);
    const last = await changeBehind(trx, userId, Math.floor(count / 2));
    if (last === null || (count === 1 && except !== null)) return;
    await forgetUntil(trx, userId, last, except);
  }
}
