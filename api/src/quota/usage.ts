import type { Db } from '../db/database';
import { type Owner, type Quota, quotaOf } from './limits';

export interface Usage {
  readonly used: Quota;
  readonly quota: Quota;
  readonly owner: Owner;
}

/** The storage that a user uses, within the given transaction; null for an unknown user. */
export async function usageOf(db: Db, userId: string): Promise<Usage | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'network', 'created_at', 'used_rows', 'used_bytes'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { used: { rows: row.used_rows, bytes: row.used_bytes }, quota: quotaOf(row), owner: row };
}
