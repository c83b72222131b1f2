import type { Deps } from '../deps';
import { enqueue } from '../jobs/queue';
import type { JobHandler } from '../jobs/worker';
import type { AuditEvent } from '../db/audit';
import type { Db } from '../db/database';
import { sweepReceiptsOfRemoved } from '../db/removed-receipts';
import { deleteEndedSessions } from '../identity/session/session-lifetime';
import { forgetOldAttempts } from '../finance/once/change-once';
import { deleteOldFailures } from '../limits/failures';

export const SWEEP = 'privacy.sweep';

const HOUR_MS = 3_600_000;

/** Anyone can cause these events repeatedly. */
const ROUTINE: readonly AuditEvent[] = [
  'signed-in',
  'signed-out',
  'sign-in-failed',
  'sign-in-refused',
];
const MAX_ROUTINE = 1_000;

async function trimEventsOf(db: Db, userId: string): Promise<void> {
  const oldest = await db
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
    .where('at', '<', oldest.at)
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
  for (const { user_id } of users) await trimEventsOf(db, user_id);
}

export function sweepJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobHandler {
  return async () => {
    const now = clock();
    const at = now.toISOString();
    await deleteEndedSessions(db, now);
    await deleteOldFailures(db, now);
    await trimRoutineEvents(db);
    await forgetOldAttempts(db, now);
    await sweepReceiptsOfRemoved(db, now);
    await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
    return { runAt: new Date(now.getTime() + HOUR_MS), error: null };
  };
}

export const scheduleSweep = (db: Db, now: Date): Promise<void> =>
  enqueue(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: now });
