import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Db } from '../database';

/** Whoever holds a lease: the machine, the process on it, and which of its holders. */
export function leaseOwner(): string {
  return [hostname(), process.pid, randomUUID()].join(' ');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether the owner was a process of this machine that is no more; one that had our own number came before us. */
function isDead(owner: string): boolean {
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

/**
 * Takes back, before this process holds any, the leases of processes that crashed on this machine: their work goes on now
 * and not when the leases would have run out.
 */
export async function releaseDeadLeases(db: Db): Promise<void> {
  for (const table of ['items', 'jobs', 'queued_mails'] as const) {
    const held = await db
      .selectFrom(table)
      .select('lease_owner')
      .distinct()
      .where('lease_owner', 'is not', null)
      .execute();
    const dead = held.flatMap(({ lease_owner: owner }) => (owner && isDead(owner) ? [owner] : []));
    if (dead.length === 0) continue;
    await db
      .updateTable(table)
      .set({ lease_owner: null, lease_until: null })
      .where('lease_owner', 'in', dead)
      .execute();
  }
}
