import { consentOf } from '../db/consents';
import type { Db } from '../db/database';

export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  return (await consentOf(db, userId)) === true;
}
