import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { leaseOwner } from '../../jobs/lease-owner';
import { HEARTBEAT_MS, isLeaseFree, leaseEnd } from '../../jobs/lease-time';

/** The right to be the only one who syncs a bank, on this and on every other instance. */
export interface Lease {
  /** Called with every page that was read; a lease that is fresh enough stays as it is, since each write waits for the disk. */
  readonly renew: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Takes the lease of one bank; null while somebody else holds it. It is made longer by itself until it is released, also
 * while the bank takes its time to answer.
 */
export async function takeLease(
  db: Db,
  { userId, itemId }: ItemRef,
  clock: () => Date,
): Promise<Lease | null> {
  const owner = leaseOwner();
  let renewedAt = clock();
  const mine = db.updateTable('items').where('user_id', '=', userId).where('id', '=', itemId);
  const taken = await mine
    .set({ lease_owner: owner, lease_until: leaseEnd(renewedAt) })
    .where(isLeaseFree(renewedAt))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return null;
  const held = mine.where('lease_owner', '=', owner);
  const renew = async () => {
    const now = clock();
    if (now.getTime() - renewedAt.getTime() < HEARTBEAT_MS) return;
    renewedAt = now;
    await held.set({ lease_until: leaseEnd(now) }).execute();
  };
  const heartbeat = setInterval(() => void renew().catch(() => undefined), HEARTBEAT_MS).unref();
  return {
    renew,
    release: async () => {
      clearInterval(heartbeat);
      await held.set({ lease_owner: null, lease_until: null }).execute();
    },
  };
}
