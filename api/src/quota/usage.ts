import { DEMO_USER_ID, type Storage } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { adviceFor, type Owner, type Quota, QUOTA_UNITS, quotaOf } from './limits';

export interface Usage {
  readonly used: Quota;
  readonly quota: Quota;
  readonly owner: Owner;
}

/** Returns the storage that a user uses, within the given transaction, or null for an unknown user. */
export async function usageOf(db: Db, userId: string): Promise<Usage | null> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'email_verified_at', 'network', 'created_at', 'used_rows', 'used_bytes'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return { used: { rows: row.used_rows, bytes: row.used_bytes }, quota: quotaOf(row), owner: row };
}

const CLOSE = 0.8;

const isClose = (used: Quota, quota: Quota): boolean =>
  QUOTA_UNITS.some((unit) => used[unit] >= CLOSE * quota[unit]);

function toStorage({ used, quota, owner }: Usage): Storage {
  const of = (unit: keyof Quota) => ({ used: used[unit], most: quota[unit] });
  return { rows: of('rows'), bytes: of('bytes'), advice: adviceFor(owner) };
}

export async function storageNotice(db: Db, userId: string): Promise<Storage | null> {
  if (userId === DEMO_USER_ID) return null;
  const usage = await usageOf(db, userId);
  return usage && isClose(usage.used, usage.quota) ? toStorage(usage) : null;
}
