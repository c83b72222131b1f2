import type { Db } from '../db/database';
import { AppError } from '../errors';
import { ACCOUNT_QUOTA, MEBIBYTE, type Owner, type Quota, quotaOf } from './limits';
import type { Usage } from './usage';

const DAY_MS = 86_400_000;

/** The most that visits of one network from thirty days may store together. */
const MAX_BYTES = 512 * MEBIBYTE;
const DAYS = 30;

/** The sum is read only when a visit passes a multiple of this. */
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

/** Throws QUOTA_REACHED if a visit grew and the visits of its network together exceed their limit. */
export async function requireRoomInNetwork(
  trx: Db,
  { used, owner }: Usage,
  before: Quota,
): Promise<void> {
  const { network } = owner;
  if (network === null || quotaOf(owner) === ACCOUNT_QUOTA) return;
  if (stepsOf(used) <= stepsOf(before)) return;
  if ((await bytesOf(trx, network, owner)) <= MAX_BYTES) return;
  throw new AppError('QUOTA_REACHED', {
    message:
      'This was not saved, because visits from your network store too much already. Sign up to have room of your own',
  });
}
