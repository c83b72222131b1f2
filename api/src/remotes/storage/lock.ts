import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { layout } from './layout';
import { Refused } from './refused';
import { hasCode, textOrNull } from './write-file';

const RETRY_MS = 50;
/** A write takes well under a second; who holds the lock for longer, on whichever machine, has died. */
const ABANDONED_MS = 30_000;
const PATIENCE_MS = 45_000;

async function taken(lock: string, holder: string): Promise<boolean> {
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(holder);
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Whether the lock names a process of this machine that is gone. */
async function isOfTheDead(lock: string): Promise<boolean> {
  const [host, pid] = ((await textOrNull(lock)) ?? '').split(' ');
  if (host !== hostname() || !pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** Of two who find the lock abandoned, one alone can rename it away. */
async function clearAbandoned(lock: string): Promise<void> {
  const since = await stat(lock).catch(() => null);
  if (!since) return;
  const isOld = Date.now() - since.mtimeMs >= ABANDONED_MS;
  if (!isOld && !(await isOfTheDead(lock))) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).then(
    () => rm(aside, { force: true }),
    () => undefined,
  );
}

/** Runs `work` while no other process writes to the store; throws `Refused` when none lets go. */
export async function withLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  const { lock } = layout(store);
  await mkdir(store, { recursive: true });
  const until = Date.now() + PATIENCE_MS;
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  while (!(await taken(lock, holder))) {
    if (Date.now() > until) throw new Refused('Another command is writing to the store.');
    await clearAbandoned(lock);
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    // Whoever was so slow as to be taken for dead leaves the lock to the one who holds it now.
    if ((await textOrNull(lock)) === holder) await rm(lock, { force: true });
  }
}
