import type { PrivacyRecords } from '@halyard/shared-contracts/wire';
import { consentRows } from '../db/consents';
import type { Db } from '../db/database';

/** What a person allowed and withdrew. */
export async function readRecords(db: Db, userId: string): Promise<PrivacyRecords> {
  const consents = await consentRows(db, userId);
  return {
    consents: consents.map(({ granted, text_version, at }) => ({
      granted: granted === 1,
      text_version,
      at,
    })),
  };
}
