import { setImmediate } from 'node:timers/promises';

/** Rows per statement: few enough to leave the event loop free for others, many enough to be quick. */
const ROWS = 50;

/** A new request takes two turns of the event loop until it is answered: one for its connection, one for its words. */
const TURNS = 2;

/** Hands a list on in parts and lets other work run in between: the embedded database works on this thread. */
export async function inChunks<T>(
  all: readonly T[],
  work: (chunk: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += ROWS) {
    await work(all.slice(from, from + ROWS));
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  }
}
