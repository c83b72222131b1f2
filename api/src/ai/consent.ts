import { consentSchema } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { readDocument, writeDocument } from '../finance/documents';

const KIND = 'ai_consent';

/** Whether a person allowed figures to be sent to the provider; nobody has before they were asked. */
export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  return (await readDocument(db, userId, KIND, consentSchema))?.granted ?? false;
}

export async function keepConsent(
  db: Db,
  userId: string,
  granted: boolean,
  now: Date,
): Promise<void> {
  await writeDocument(db, userId, KIND, { granted }, now);
}
