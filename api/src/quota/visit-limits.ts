import type { Db } from '../db/database';
import { AppError } from '../errors';
import { type NetworkLimit, takeFromNetwork } from './network-use';

/** Two hundred people behind one address may begin five visits each within an hour. */
const VISITS: readonly NetworkLimit[] = [
  { what: 'visits', per: 'hour', most: 1_000 },
  { what: 'visits', per: 'day', most: 3_000 },
];

const RETRY_AFTER_S = 3600;

/** Counts a visit that begins. Throws TOO_MANY_REQUESTS when too many began in its network within the hour or the day. */
export async function takeVisit(trx: Db, network: string, now: Date): Promise<void> {
  for (const limit of VISITS) {
    if (await takeFromNetwork(trx, network, limit, 1, now)) continue;
    throw new AppError('TOO_MANY_REQUESTS', {
      message: 'Many new visits came from your network just now. Log in, or try again later',
      retryAfterS: RETRY_AFTER_S,
    });
  }
}
