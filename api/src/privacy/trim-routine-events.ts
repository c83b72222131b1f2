import type { AuditEvent } from '../db/audit';
import type { Db } from '../db/database';

/** Events that anyone can cause repeatedly. */
const ROUTINE: readonly AuditEvent[] = [
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'sign-in-refused',
];
const MAX_ROUTINE = 1_000;

async function trimOf(db: Db, userId: string): Promise<void> {
  const oldestKept = await db
    .selectFrom('audit_events')
    .select('at')
    .where('user_id', '=', userId)
    .where('event', 'in', ROUTINE)
    .orderBy('at', 'desc')
    .offset(MAX_ROUTINE - 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('audit_events')
    .where('user_id', '=', userId)
    .where('event', 'in', ROUTINE)
    .where('at', '<', oldestKept.at)
    .execute();
}

/** Deletes the oldest routine events of users with more than 1,000; changes of an account stay. */
export async function trimRoutineEvents(db: Db): Promise<void> {
  const users = await db
    .selectFrom('audit_events')
    .select('user_id')
    .where('event', 'in', ROUTINE)
    .groupBy('user_id')
    .having((is) => is.fn.countAll(), '>', MAX_ROUTINE)
    .execute();
  for (const { user_id } of users) await trimOf(db, user_id);
}
