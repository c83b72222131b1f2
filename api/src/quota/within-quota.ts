import type { Db } from '../db/database';
import { inTransaction } from '../db/transaction';
import { AppError } from '../errors';
import { adviceFor, type Quota, QUOTA_UNITS } from './limits';
import { type Usage, usageOf } from './usage';
import { requireRoomInNetwork } from './visits-of-network';

const NOTHING: Quota = { rows: 0, bytes: 0 };

/** Only growth is refused: a user whose bank sent too much can still change and delete. */
const isRefused = ({ used, quota }: Usage, before: Quota): boolean =>
  QUOTA_UNITS.some((unit) => used[unit] > quota[unit] && used[unit] > before[unit]);

const ADVICE = {
  'sign-up': 'Sign up to have more room, or delete what you no longer need',
  'confirm-email':
    'Confirm your email address to have more room, or delete what you no longer need',
  delete: 'Delete what you no longer need',
} as const;

const refusal = ({ owner }: Usage): AppError =>
  new AppError('QUOTA_REACHED', {
    message: `This was not saved, because your storage here is full. ${ADVICE[adviceFor(owner)]}`,
  });

/**
 * Runs `work` in a transaction, which is rolled back if the user then exceeds the quota. Transactions of one user run one
 * after the other, so two of them cannot pass the limit together.
 */
export function withinQuota<T>(db: Db, userId: string, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    const before = (await usageOf(trx, userId))?.used ?? NOTHING;
    const result = await work(trx);
    const after = await usageOf(trx, userId);
    // The visit was erased meanwhile, so the new rows would have no owner.
    if (!after) throw new AppError('DATA_CHANGING');
    if (isRefused(after, before)) throw refusal(after);
    await requireRoomInNetwork(trx, after, before);
    return result;
  });
}

/** Throws QUOTA_REACHED if the storage is full; for something that grows later, such as a bank link. */
export async function requireRoom(db: Db, userId: string): Promise<void> {
  const usage = await usageOf(db, userId);
  if (usage && QUOTA_UNITS.some((unit) => usage.used[unit] >= usage.quota[unit])) {
    throw refusal(usage);
  }
}
