import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Several garbage collections are needed to free what earlier tests used. */
async function bytesAtRest(): Promise<number> {
  for (let last = Infinity; ;) {
    collectGarbage();
    await setImmediate();
    const { heapUsed } = process.memoryUsage();
    if (last - heapUsed < 10_000) return heapUsed;
    last = heapUsed;
  }
}

export async function bytesKept(count: number, make: () => readonly unknown[]): Promise<number> {
  // What the first call has compiled and remembered stays, and is no part of the result.
  make();
  const before = await bytesAtRest();
  const kept = make();
  const after = await bytesAtRest();
  expect(kept).toHaveLength(count);
  return after - before;
}
