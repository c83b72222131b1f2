import { sql } from 'kysely';

/** How long the holder of a lease may be silent before it counts as dead and another one may take its place. */
export const LEASE_MS = 20_000;

/** How often a holder that lives says so. */
export const HEARTBEAT_MS = LEASE_MS / 5;

/**
 * The longest lease that instances of any version take. One that ends later was written by a clock that was ahead, and is
 * not waited for.
 */
const LONGEST_LEASE_MS = 5 * 60_000;

/** When a lease ends that is taken, or made longer, now. */
export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

/** Whether a row with the column `lease_until` may be taken. */
export function isLeaseFree(now: Date) {
  const latest = new Date(now.getTime() + LONGEST_LEASE_MS).toISOString();
  return sql<boolean>`(lease_until is null or lease_until < ${now.toISOString()} or lease_until > ${latest})`;
}
