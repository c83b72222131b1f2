import type { Db } from '../../db/database';
import { isConfirmed } from '../../quota/limits';
import { DAY_LIMITS, type DayLimit } from './day-limits';

interface Caller {
  readonly isVisitor: boolean;
  /** This is a pseudonym of the network in which the visit began. */
  readonly network: string | null;
}

const isBelow = (used: DayLimit, limit: DayLimit): boolean =>
  used.calls < limit.calls && used.tokens < limit.tokens;

/** An unknown user counts as a visitor. */
async function callerOf(db: Db, userId: string): Promise<Caller> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'network'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { isVisitor: !user || !isConfirmed(user), network: user?.network ?? null };
}

const limitOf = ({ isVisitor }: Caller): DayLimit =>
  isVisitor ? DAY_LIMITS.visitor : DAY_LIMITS.account;

async function usedBy(db: Db, userId: string, day: string): Promise<DayLimit> {
  const row = await db
    .selectFrom('ai_usage')
    .select(['calls', 'tokens'])
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? { calls: 0, tokens: 0 };
}

const usedOn = (db: Db, day: string) =>
  db
    .selectFrom('ai_usage')
    .leftJoin('users', 'users.id', 'ai_usage.user_id')
    .select(({ fn }) => [
      fn.sum<number | null>('calls').as('calls'),
      fn.sum<number | null>('tokens').as('tokens'),
    ])
    .where('day', '=', day);

const usedByVisitors = (db: Db, day: string) =>
  usedOn(db, day).where('users.email_verified_at', 'is', null);

async function isSumBelow(query: ReturnType<typeof usedOn>, limit: DayLimit): Promise<boolean> {
  const { calls, tokens } = await query.executeTakeFirstOrThrow();
  return isBelow({ calls: calls ?? 0, tokens: tokens ?? 0 }, limit);
}

/** Checks the shared limits: of the visitor's network, of all visitors, and of everyone. */
async function hasSharedRoom(db: Db, { isVisitor, network }: Caller, day: string) {
  if (isVisitor) {
    const ofNetwork = usedByVisitors(db, day).where('users.network', '=', network);
    if (!(await isSumBelow(ofNetwork, DAY_LIMITS.visitorsOfNetwork))) return false;
    if (!(await isSumBelow(usedByVisitors(db, day), DAY_LIMITS.visitors))) return false;
  }
  return isSumBelow(usedOn(db, day), DAY_LIMITS.everyone);
}

export async function hasRoom(db: Db, userId: string, day: string): Promise<boolean> {
  const caller = await callerOf(db, userId);
  if (!isBelow(await usedBy(db, userId, day), limitOf(caller))) return false;
  return hasSharedRoom(db, caller, day);
}

/**
 * Returns `false` and counts nothing if today's limits are reached. A user's own limit is exact across instances,
 * but simultaneous calls may pass a shared one.
 */
export async function takeCall(db: Db, userId: string, day: string): Promise<boolean> {
  const caller = await callerOf(db, userId);
  const { calls, tokens } = limitOf(caller);
  if (!(await hasSharedRoom(db, caller, day))) return false;
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
