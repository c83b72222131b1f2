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

/** Counts a call, before it is made, or the tokens it took, after. */
export async function countUsage(
  db: Db,
  userId: string,
  day: string,
  { calls, tokens }: { readonly calls: number; readonly tokens: number },
): Promise<void> {
  await db
    .insertInto('ai_usage')
    .values({ user_id: userId, day, calls, tokens })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'day']).doUpdateSet((is) => ({
        calls: is('ai_usage.calls', '+', calls),
        tokens: is('ai_usage.tokens', '+', tokens),
      })),
    )
    .execute();
}
