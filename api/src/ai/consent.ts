import { consentSchema } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { readDocument, writeDocument } from '../finance/documents';

const KIND = 'ai_consent';

/** What a person chose about figures being sent to the provider; null before they were asked. */
export async function consentOf(db: Db, userId: string): Promise<boolean | null> {
  return (await readDocument(db, userId, KIND, consentSchema))?.granted ?? null;
}

/** Whether a person allowed it. Nobody has before they were asked. */
export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  return (await consentOf(db, userId)) === true;
}

export async function keepConsent(
  db: Db,
  userId: string,
  granted: boolean,
  now: Date,
): Promise<void> {
  await writeDocument(db, userId, KIND, { granted }, now);
}
