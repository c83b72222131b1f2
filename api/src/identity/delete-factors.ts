import type { Db } from '../db/database';
import { endSessionsOf } from './session/sessions';

const FACTORS = ['passkeys', 'passkey_challenges', 'totp', 'recovery_codes'] as const;

export async function deleteFactors(db: Db, userId: string, butToken?: string): Promise<void> {
  for (const table of FACTORS) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await endSessionsOf(db, userId, butToken);
}
