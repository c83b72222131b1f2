import type { PrivacyRecords } from '@halyard/shared-contracts/wire';
import { consentRows } from '../db/consents';
import type { Db } from '../db/database';

/** Events shown at most, the newest ones. */
const SHOWN = 100;

/** What a person allowed and withdrew, and what happened to their account. */
export async function readRecords(db: Db, userId: string): Promise<PrivacyRecords> {
  const consents = await consentRows(db, userId);
  const events = await db
    .selectFrom('audit_events')
    .select(['event', 'detail', 'browser', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return {
    consents: consents.map(({ granted, text_version, at }) => ({
      granted: granted === 1,
      text_version,
      at,
    })),
    events,
  };
}
