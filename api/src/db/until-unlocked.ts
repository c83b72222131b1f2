import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../code-of';

const PAUSE_MS = 20;

const isLocked = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/**
 * Does `work` as soon as no other process holds the lock of an embedded database, for at most `patienceMs`. SQLite's own
 * `busy_timeout` would stand still with the whole process in it, so it is kept short and the rest is waited here.
 */
export async function untilUnlocked<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const endMs = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() >= endMs) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
