import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import { leaseOwner } from '../../jobs/lease-owner';
import { HEARTBEAT_MS, isLeaseFree, leaseEnd } from '../../jobs/lease-time';

/** A lease is the right to sync a bank, which only one process has at a time. */
export interface Lease {
  /** Extends the lease unless it was extended just before, because each write waits for the disk. */
  readonly renew: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Returns null while another process has the lease. It extends itself until it is released. */
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
