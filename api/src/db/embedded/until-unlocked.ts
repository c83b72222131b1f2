import { setTimeout as sleep } from 'node:timers/promises';
import { systemErrorCode } from '../../system-error-code';

const PAUSE_MS = 20;

const isLocked = (error: unknown): boolean => systemErrorCode(error).startsWith('SQLITE_BUSY');

/**
 * Repeats `work` until no other process holds the lock, for up to `patienceMs`. SQLite’s own wait would block the
 * process.
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
