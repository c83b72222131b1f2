import { consentOf } from '../db/consents';
import type { Db } from '../db/database';

/** Whether a user allowed sending figures to the provider; false until they are asked. */
export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  return (await consentOf(db, userId)) === true;
}
