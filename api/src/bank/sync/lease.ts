import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { leaseOwner } from '../job/lease-owner';

/** How long a sync may be silent before another process may take its place. */
const LEASE_MS = 5 * 60_000;

/** A lease is made longer no sooner: each time is a commit, which waits for the disk, and a large history has pages by the hundred. */
const RENEW_AFTER_MS = LEASE_MS / 5;

/** The right to be the only one who syncs a bank, on this and on every other instance. */
export interface Lease {
  /** Called whenever there was a sign of life; a lease that is fresh enough stays as it is. */
  readonly renew: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Takes the lease of one bank; null while somebody else holds it. */
export async function takeLease(
  db: Db,
  { userId, itemId }: ItemRef,
  clock: () => Date,
): Promise<Lease | null> {
  const owner = leaseOwner();
  let renewedMs = clock().getTime();
  const until = () => new Date(renewedMs + LEASE_MS).toISOString();
  const mine = db.updateTable('items').where('user_id', '=', userId).where('id', '=', itemId);
  const taken = await mine
    .set({ lease_owner: owner, lease_until: until() })
    .where((or) =>
      or.or([or('lease_until', 'is', null), or('lease_until', '<', clock().toISOString())]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return null;
  const held = mine.where('lease_owner', '=', owner);
  return {
    renew: async () => {
      const nowMs = clock().getTime();
      if (nowMs - renewedMs < RENEW_AFTER_MS) return;
      renewedMs = nowMs;
      await held.set({ lease_until: until() }).execute();
    },
    release: async () => void (await held.set({ lease_owner: null, lease_until: null }).execute()),
  };
}
