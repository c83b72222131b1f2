import { DAY_LIMITS } from './day-limits';
import type { Db } from '../../db/database';

/** Whether today's limits, of this person and of everyone, leave room for another call. */
export async function hasRoom(db: Db, userId: string, day: string): Promise<boolean> {
  const own = await db
    .selectFrom('ai_usage')
    .select(['calls', 'tokens'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  const everyone = await db
    .selectFrom('ai_usage')
    .select((is) => [
      is.fn.sum<number>('calls').as('calls'),
      is.fn.sum<number>('tokens').as('tokens'),
    ])
    .where('day', '=', day)
    .executeTakeFirst();
  return isBelow(own, DAY_LIMITS.person) && isBelow(everyone, DAY_LIMITS.everyone);
}

interface Usage {
  readonly calls: number | null;
  readonly tokens: number | null;
}

const isBelow = (used: Usage | undefined, limit: { calls: number; tokens: number }): boolean =>
  (used?.calls ?? 0) < limit.calls && (used?.tokens ?? 0) < limit.tokens;

/**
 * Counts a call before it is made; false, and nothing counted, where today's limits leave no room. A person's limit
 * is kept to the call by any number of instances; everyone's may be passed by the calls they begin in one instant.
 */
export async function takeCall(db: Db, userId: string, day: string): Promise<boolean> {
  if (!(await hasRoom(db, userId, day))) return false;
  const { calls, tokens } = DAY_LIMITS.person;
  const counted = await db
    .insertInto('ai_usage')
    .values({ user_id: userId, day, calls: 1, tokens: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((is) => ({ calls: is('ai_usage.calls', '+', 1) }))
        .where('ai_usage.calls', '<', calls)
        .where('ai_usage.tokens', '<', tokens),
    )
    .returning('calls')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Counts the tokens that a call took. */
export async function countTokens(
  db: Db,
  userId: string,
  day: string,
  tokens: number,
): Promise<void> {
  await db
    .updateTable('ai_usage')
    .set((is) => ({ tokens: is('tokens', '+', tokens) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}
