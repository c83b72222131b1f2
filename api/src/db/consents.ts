import { v7 as uuid } from 'uuid';
import { recordAudit } from './audit';
import type { Db } from './database';
import { inTransaction } from './transaction';
import { withinQuota } from '../quota/within-quota';

/** The version changes with the text of the consent. */
const TEXT_VERSION = '2026-11-20';

export function consentRows(db: Db, userId: string) {
  return db
    .selectFrom('consents')
    .select(['kind', 'granted', 'text_version', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns null before the user made a choice. */
export async function consentOf(db: Db, userId: string): Promise<boolean | null> {
  const [newest] = await consentRows(db, userId);
  return newest ? newest.granted === 1 : null;
}

/** Records a choice that differs from the last one. Full storage refuses a consent, but never its withdrawal. */
export function recordConsent(db: Db, userId: string, granted: boolean, now: Date): Promise<void> {
  const work = async (trx: Db) => {
    if ((await consentOf(trx, userId)) === granted) return;
    await trx
      .insertInto('consents')
      .values({
        user_id: userId,
        id: uuid(),
        kind: 'ai',
        granted: granted ? 1 : 0,
        text_version: TEXT_VERSION,
        at: now.toISOString(),
      })
      .execute();
    await recordAudit(trx, userId, granted ? 'consent-given' : 'consent-withdrawn', now);
  };
  return granted ? withinQuota(db, userId, work) : inTransaction(db, work);
}
