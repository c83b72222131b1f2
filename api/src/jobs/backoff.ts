/** The wait doubles with each failure, from the first wait up to the longest. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * Returns the wait after a number of failures in a row, plus up to a quarter so that many jobs do not run at the
 * same moment.
 */
export function backoffMs(backoff: Backoff, failures: number, random: () => number): number {
  const { firstMs, longestMs } = backoff;
  const waitMs = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return Math.round(waitMs * (1 + random() / 4));
}
