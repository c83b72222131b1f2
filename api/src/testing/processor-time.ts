import { slowness } from '@halyard/shared-contracts/testing/machine';

const MS_PER_MICROSECOND = 0.001;

/** Processor time does not depend on the load of the machine. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) * MS_PER_MICROSECOND;
}

async function processorMsOf(work: () => unknown): Promise<number> {
  const before = processorMs();
  await work();
  return processorMs() - before;
}

/**
 * Runs the tasks in turn and returns the least processor time of each, as ms of the machine on which the limits
 * were chosen. Garbage collection and other programs can only add to a measured time, so the least one says most
 * about the task itself. The rounds end early once the times are low enough for the caller.
 */
export async function leastProcessorMs(
  works: readonly (() => unknown)[],
  rounds: number,
  areLowEnough: (least: readonly number[]) => boolean = () => false,
): Promise<number[]> {
  const least = works.map(() => Infinity);
  for (let round = 0; round < rounds && !areLowEnough(least); round += 1) {
    const slow = slowness();
    for (const [index, work] of works.entries()) {
      least[index] = Math.min(least[index] ?? Infinity, (await processorMsOf(work)) / slow);
    }
  }
  return least;
}

interface Slices {
  readonly longestMs: number;
  readonly totalMs: number;
}

async function slicesOnce(work: () => Promise<unknown>): Promise<Slices> {
  const slow = slowness();
  const start = processorMs();
  let [longestMs, last, isDone] = [0, start, false];
  const look = (): void => {
    const now = processorMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (!isDone) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isDone = true;
  return { longestMs: longestMs / slow, totalMs: (processorMs() - start) / slow };
}

const MOST_ROUNDS = 5;

/**
 * Returns the processor time of a task that gives way to others, in all and between two moments in which others
 * could run. It takes the first of five rounds that stays below the limit, or else the round with the shortest
 * slices.
 */
export async function slicesOf(work: () => Promise<unknown>, mostMs: number): Promise<Slices> {
  let best: Slices = { longestMs: Infinity, totalMs: Infinity };
  for (let round = 0; round < MOST_ROUNDS && best.longestMs >= mostMs; round += 1) {
    const slices = await slicesOnce(work);
    if (slices.longestMs < best.longestMs) best = slices;
  }
  return best;
}
