import type { AuditEvent } from '../db/audit';
import type { Db } from '../db/database';

/** Events that anybody with the password, or none, can cause again and again. */
const ROUTINE: readonly AuditEvent[] = [
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'sign-in-refused',
];
const MOST_ROUTINE = 1_000;

async function trimOf(db: Db, userId: string): Promise<void> {
  const oldestShown = await db
    .selectFrom('audit_events')
    .select('at')
    .where('user_id', '=', userId)
    .where('event', 'in', ROUTINE)
    .orderBy('at', 'desc')
    .offset(MOST_ROUTINE - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('audit_events')
    .where('user_id', '=', userId)
    .where('event', 'in', ROUTINE)
    .where('at', '<', oldestShown.at)
    .execute();
}

/** Deletes the oldest routine events of users who have more than a thousand, and never a change of an account. */
export async function trimRoutineEvents(db: Db): Promise<void> {
  const users = await db
    .selectFrom('audit_events')
    .select('user_id')
    .where('event', 'in', ROUTINE)
    .groupBy('user_id')
    .having((is) => is.fn.countAll(), '>', MOST_ROUTINE)
    .execute();
  for (const { user_id } of users) await trimOf(db, user_id);
}
