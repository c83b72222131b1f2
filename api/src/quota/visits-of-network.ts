import type { Db } from '../db/database';
import { AppError } from '../errors';
import { ACCOUNT_QUOTA, type Owner, type Quota, quotaOf } from './limits';
import type { Usage } from './usage';

const MEBIBYTE = 1_048_576;
const DAY_MS = 86_400_000;

/** What the visits that began in one network within thirty days store together, at most. */
const MOST_BYTES = 512 * MEBIBYTE;
const DAYS = 30;

/** The sum is read when a visit passes a multiple of this, so that small writes cost nothing. */
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

/** Throws QUOTA_REACHED where a visit grew and the visits of its network then store more than they may together. */
export async function requireRoomInNetwork(
  trx: Db,
  { used, owner }: Usage,
  before: Quota,
): Promise<void> {
  const { network } = owner;
  if (network === null || quotaOf(owner) === ACCOUNT_QUOTA) return;
  if (stepsOf(used) <= stepsOf(before)) return;
  if ((await bytesOf(trx, network, owner)) <= MOST_BYTES) return;
  throw new AppError('QUOTA_REACHED', {
    message:
      'This was not saved, because visits from your network store too much already. Sign up to have room of your own',
  });
}
