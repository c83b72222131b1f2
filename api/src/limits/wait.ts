const MINUTE_MS = 60_000;

/** Only failures within this time count. */
export const WINDOW_MS = 24 * 60 * MINUTE_MS;

export interface Rule {
  /** This many failures cause no wait. */
  readonly free: number;
  readonly longestWaitMs: number;
}

/** The wait is a minute at first, and then doubles each time up to the longest. */
export function waitMs(failures: number, { free, longestWaitMs }: Rule): number {
  if (failures < free) return 0;
  return Math.min(MINUTE_MS * 2 ** (failures - free), longestWaitMs);
}
