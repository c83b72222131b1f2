import type { Db } from '../db/database';
import { AppError } from '../errors';
import { type NetworkLimit, takeFromNetwork } from './network-use';

const VISITS: readonly NetworkLimit[] = [
  { what: 'visits', per: 'hour', most: 1_000 },
  { what: 'visits', per: 'day', most: 3_000 },
];

const RETRY_AFTER_S = 3600;

/** Counts a new visit. Throws TOO_MANY_REQUESTS after too many of one network. */
export async function takeVisit(trx: Db, network: string, now: Date): Promise<void> {
  for (const limit of VISITS) {
    if (await takeFromNetwork(trx, network, limit, 1, now)) continue;
    throw new AppError('TOO_MANY_REQUESTS', {
      message: 'Many new visits came from your network just now. Log in, or try again later',
      retryAfterS: RETRY_AFTER_S,
    });
  }
}
