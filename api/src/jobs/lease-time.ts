import { sql } from 'kysely';
import type { Db } from '../db/database';

/** After this time without a renewal, another instance may take over the work. */
export const LEASE_MS = 20_000;

export const HEARTBEAT_MS = LEASE_MS / 5;

const LONGEST_LEASE_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 48 * 3_600_000;

const isoAfter = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

export const leaseEnd = (now: Date): string => isoAfter(now, LEASE_MS);

/**
 * Returns whether another owner may take a row with the column `lease_until`. An end further away than any version
 * of Halyard writes comes from a clock that ran ahead, so it does not count.
 */
export function isLeaseFree(now: Date) {
  const latest = isoAfter(now, LONGEST_LEASE_MS);
  return sql<boolean>`(lease_until is null or lease_until < ${now.toISOString()} or lease_until > ${latest})`;
}

/**
 * Returns whether a row with the column `run_at` is due. A time further away than any wait comes from a clock that
 * ran ahead.
 */
export function isDue(now: Date) {
  const latest = isoAfter(now, LONGEST_WAIT_MS);
  return sql<boolean>`(run_at <= ${now.toISOString()} or run_at > ${latest})`;
}

export async function renewLease(
  db: Db,
  table: 'jobs' | 'queued_mails',
  { id }: { readonly id: string },
  owner: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ lease_until: leaseEnd(now) })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}
