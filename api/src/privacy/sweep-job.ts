import type { Deps } from '../deps';
import { enqueue } from '../jobs/queue';
import type { JobHandler } from '../jobs/worker';
import type { Db } from '../db/database';
import { trimRoutineEvents } from './trim-routine-events';
import { deleteEndedSessions } from '../identity/session/session-lifetime';
import { deleteOldFailures } from '../limits/failures';

export const SWEEP = 'privacy.sweep';

const HOUR_MS = 3_600_000;

export function sweepJob({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobHandler {
  return async () => {
    const now = clock();
    const at = now.toISOString();
    await deleteEndedSessions(db, now);
    await deleteOldFailures(db, now);
    await trimRoutineEvents(db);
    await db.deleteFrom('mail_tokens').where('expires_at', '<=', at).execute();
    await db.deleteFrom('passkey_challenges').where('expires_at', '<=', at).execute();
    return { runAt: new Date(now.getTime() + HOUR_MS), error: null };
  };
}

export const scheduleSweep = (db: Db, now: Date): Promise<void> =>
  enqueue(db, { kind: SWEEP, key: SWEEP, payload: {}, runAt: now });
