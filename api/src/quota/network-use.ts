import type { Db } from '../db/database';

/** What a network may use of something within one hour or one day. */
export interface NetworkLimit {
  /** What is counted, such as 'visits'. */
  readonly what: string;
  readonly per: 'hour' | 'day';
  readonly most: number;
}

const LENGTH = { hour: 'YYYY-MM-DDTHH'.length, day: 'YYYY-MM-DD'.length } as const;

const periodOf = (per: NetworkLimit['per'], now: Date): string =>
  now.toISOString().slice(0, LENGTH[per]);

/**
 * Counts an amount that a network uses; false, and nothing counted, where it would pass the limit. One statement decides,
 * so any number of requests at the same moment keep to the limit. `network` is a pseudonym.
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

/** Deletes what was counted in periods that are over, or that only a clock which ran ahead has seen. */
export async function forgetNetworkUse(db: Db, now: Date): Promise<void> {
  const periods = [periodOf('hour', now), periodOf('day', now)];
  await db.deleteFrom('network_use').where('period', 'not in', periods).execute();
}
