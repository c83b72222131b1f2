import type { Db } from '../../db/database';
import { AppError } from '../../errors';
import { change } from '../change';
import type { Attempt } from './attempt';

const KEPT_MS = 86_400_000;

const lastForgotten = (now: Date): string => new Date(now.getTime() - KEPT_MS).toISOString();

export async function forgetOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('at', '<=', lastForgotten(now)).execute();
}

function earlierAttempt(trx: Db, userId: string, { key, at }: Attempt) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('at', '>', lastForgotten(at))
    .executeTakeFirst();
}

function keepResult(trx: Db, userId: string, attempt: Attempt, result: unknown) {
  const row = {
    request_hash: attempt.requestHash,
    result: JSON.stringify(result),
    at: attempt.at.toISOString(),
  };
  return trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key: attempt.key, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(row))
    .execute();
}

/**
 * Works like `change`, but an attempt with the key of an earlier one changes nothing and returns the result of that one,
 * so the result must survive JSON. Throws KEY_REUSED if the earlier one was another request.
 */
export function changeOnce<T>(
  db: Db,
  userId: string,
  attempt: Attempt | null,
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  if (attempt === null) return change(db, userId, work);
  return change(db, userId, async (trx) => {
    const earlier = await earlierAttempt(trx, userId, attempt);
    if (!earlier) {
      const result = await work(trx);
      await keepResult(trx, userId, attempt, result);
      return result;
    }
    if (earlier.request_hash !== attempt.requestHash) throw new AppError('KEY_REUSED');
    const result: T = JSON.parse(earlier.result);
    return result;
  });
}
