import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Db } from '../db/database';

/** Names the owner of a lease by its machine, its process, and a random part. */
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

/** An owner with the id of this process was an earlier process, because this one has no leases yet. */
function isDead(owner: string): boolean {
  const [host, pid] = owner.split(' ');
  if (host !== hostname()) return false;
  return Number(pid) === process.pid || !isRunning(Number(pid));
}

/** Frees the leases of processes that crashed on this machine. A process calls this before it takes its first lease. */
export async function releaseDeadLeases(db: Db): Promise<void> {
  for (const table of ['items', 'jobs', 'queued_mails'] as const) {
    const leased = await db
      .selectFrom(table)
      .select('lease_owner')
      .distinct()
      .where('lease_owner', 'is not', null)
      .execute();
    const dead = leased.flatMap(({ lease_owner: owner }) =>
      owner && isDead(owner) ? [owner] : [],
    );
    if (dead.length === 0) continue;
    await db
      .updateTable(table)
      .set({ lease_owner: null, lease_until: null })
      .where('lease_owner', 'in', dead)
      .execute();
  }
}
