import type { Db } from '../db/database';

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

/** Deletes the counts of all but the current periods. */
export async function deleteOldNetworkUse(db: Db, now: Date): Promise<void> {
  const periods = [periodOf('hour', now), periodOf('day', now)];
  await db.deleteFrom('network_use').where('period', 'not in', periods).execute();
}
