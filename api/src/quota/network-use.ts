import type { Db } from '../db/database';
import { AppError } from '../errors';

export interface NetworkLimit {
  readonly what: string;
  readonly per: 'hour' | 'day';
  readonly most: number;
}

const LENGTH = { hour: 'YYYY-MM-DDTHH'.length, day: 'YYYY-MM-DD'.length } as const;

const periodOf = (per: NetworkLimit['per'], now: Date): string =>
  now.toISOString().slice(0, LENGTH[per]);

/**
 * Counts an amount for a network, which is a pseudonym. Returns false and counts nothing if the limit would be passed. A
 * single statement decides, so simultaneous requests respect the limit.
 */
export async function takeFromNetwork(
  db: Db,
  network: string,
  { what, per, most }: NetworkLimit,
  amount: number,
  now: Date,
): Promise<boolean> {
  if (amount > most) return false;
  const counted = await db
    .insertInto('network_use')
    .values({ network, what, period: periodOf(per, now), used: amount })
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'what', 'period'])
        .doUpdateSet((is) => ({ used: is('network_use.used', '+', amount) }))
        .where('network_use.used', '<=', most - amount),
    )
    .returning('used')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function deleteOldNetworkUse(db: Db, now: Date): Promise<void> {
  const periods = [periodOf('hour', now), periodOf('day', now)];
  await db.deleteFrom('network_use').where('period', 'not in', periods).execute();
}

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
