const MS_PER_MICROSECOND = 0.001;

async function processorMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * MS_PER_MICROSECOND;
}

/**
 * Runs the works in turn and returns the least processor time of each. Garbage collection and other programs can only
 * add to a measured time, so the least one says most about the work itself.
 */
export async function leastProcessorMs(
  works: readonly (() => unknown)[],
  rounds: number,
): Promise<number[]> {
  const least = works.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, work] of works.entries()) {
      least[index] = Math.min(least[index] ?? Infinity, await processorMs(work));
    }
  }
  return least;
}
