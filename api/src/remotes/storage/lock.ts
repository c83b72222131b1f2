import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { layout } from './layout';
import { Refused } from './refused';
import { hasCode, textOrNull } from './write-file';

const RETRY_MS = 50;
/** A write takes well under a second, so the holder of an older lock has died. */
const ABANDONED_AFTER_MS = 30_000;
const TIMEOUT_MS = 45_000;

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

async function isOfDeadProcess(lock: string): Promise<boolean> {
  const [host, pid] = ((await textOrNull(lock)) ?? '').split(' ');
  if (host !== hostname() || !pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

/** Only one of two concurrent processes can rename the lock. */
async function clearAbandoned(lock: string): Promise<void> {
  const since = await stat(lock).catch(() => null);
  if (!since) return;
  const isOld = Date.now() - since.mtimeMs >= ABANDONED_AFTER_MS;
  if (!isOld && !(await isOfDeadProcess(lock))) return;
  const aside = `${lock}.${randomUUID()}`;
  await rename(lock, aside).then(
    () => rm(aside, { force: true }),
    () => undefined,
  );
}

/** Throws `Refused` when another process has the lock for too long. */
export async function withLock<T>(store: string, work: () => Promise<T>): Promise<T> {
  const { lock } = layout(store);
  await mkdir(store, { recursive: true });
  const until = Date.now() + TIMEOUT_MS;
  const holder = `${hostname()} ${process.pid} ${randomUUID()}`;
  while (!(await taken(lock, holder))) {
    if (Date.now() > until) throw new Refused('Another command is writing to the store.');
    await clearAbandoned(lock);
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    // A slow process may have lost the lock to another one.
    if ((await textOrNull(lock)) === holder) await rm(lock, { force: true });
  }
}
