import type { Storage } from '@halyard/shared-contracts/wire';
import { DEMO_USER_ID } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { adviceFor, type Quota, QUOTA_UNITS } from './limits';
import { type Usage, usageOf } from './usage';

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
