import { consentOf } from '../db/consents';
import type { Db } from '../db/database';

/** Whether a person allowed figures to be sent to the provider. Nobody has before they were asked. */
export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  return (await consentOf(db, userId)) === true;
}
