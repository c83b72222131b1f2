import type { Db } from '../db/database';
import { inTransaction } from '../db/transaction';
import { AppError } from '../errors';
import {
  ACCOUNT_QUOTA,
  adviceFor,
  MEBIBYTE,
  type Owner,
  type Quota,
  QUOTA_UNITS,
  quotaOf,
} from './limits';
import { type Usage, usageOf } from './usage';

const NOTHING: Quota = { rows: 0, bytes: 0 };

/** Only growth is refused, so users can always delete. */
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

const DAY_MS = 86_400_000;

/** The limit applies to all visits of one network in the last thirty days. */
const MAX_BYTES = 512 * MEBIBYTE;
const DAYS = 30;

/** The sum is read at multiples of this. */
const STEP_BYTES = 65_536;

const stepsOf = ({ bytes }: Quota): number => Math.floor(bytes / STEP_BYTES);

async function bytesOf(db: Db, network: string, { created_at }: Owner): Promise<number> {
  const since = new Date(Date.parse(created_at) - DAYS * DAY_MS).toISOString();
  const { bytes } = await db
    .selectFrom('users')
    .select((is) => is.fn.sum<number | null>('used_bytes').as('bytes'))
    .where('network', '=', network)
    .where('created_at', '>=', since)
    .where('email', 'is', null)
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

async function requireRoomInNetwork(trx: Db, { used, owner }: Usage, before: Quota): Promise<void> {
  const { network } = owner;
  if (network === null || quotaOf(owner) === ACCOUNT_QUOTA) return;
  if (stepsOf(used) <= stepsOf(before)) return;
  if ((await bytesOf(trx, network, owner)) <= MAX_BYTES) return;
  throw new AppError('QUOTA_REACHED', {
    message:
      'This was not saved, because visits from your network store too much already. Sign up to have room of your own',
  });
}

/**
 * Runs `work` in a transaction, which is rolled back if the user then exceeds the quota. Transactions of one user run one
 * after the other, so two of them cannot pass the limit together.
 */
export function withinQuota<T>(db: Db, userId: string, work: (trx: Db) => Promise<T>): Promise<T> {
  return inTransaction(db, async (trx) => {
    const before = (await usageOf(trx, userId))?.used ?? NOTHING;
    const result = await work(trx);
    const after = await usageOf(trx, userId);
    // The visit was erased in the meantime, so the new rows would have no owner.
    if (!after) throw new AppError('DATA_CHANGING');
    if (isRefused(after, before)) throw refusal(after);
    await requireRoomInNetwork(trx, after, before);
    return result;
  });
}

/** Throws QUOTA_REACHED before something that grows later, such as a bank link. */
export async function requireRoom(db: Db, userId: string): Promise<void> {
  const usage = await usageOf(db, userId);
  if (usage && QUOTA_UNITS.some((unit) => usage.used[unit] >= usage.quota[unit])) {
    throw refusal(usage);
  }
}
