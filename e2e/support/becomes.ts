import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 30_000;

/** Reads anew until it reads what is expected: what follows an action takes its time on a busy machine. */
export async function becomes<T>(read: () => Promise<T>, expected: NoInfer<T>): Promise<void> {
  for (const until = Date.now() + LIMIT_MS; ;) {
    const found = await read();
    try {
      return expect(found).toEqual(expected);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await pause(50);
  }
}
