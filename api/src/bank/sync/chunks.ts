import { setImmediate } from 'node:timers/promises';

/** The chunks are small enough to let other requests run, and large enough to be fast. */
const ROWS = 50;

/** A new request needs two turns of the event loop: one for its connection and one for its data. */
const TURNS = 2;

/** Works on a list in chunks. Other work runs in between, because the embedded database blocks this thread. */
export async function inChunks<T>(
  all: readonly T[],
  work: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += ROWS) {
    await work(all.slice(from, from + ROWS));
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}
