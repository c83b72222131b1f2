const MINUTE_MS = 60_000;

/** Only failures within this time count. */
export const WINDOW_MS = 24 * 60 * MINUTE_MS;

/** How many failures within the window are free, and the longest wait between further tries. */
export interface Rule {
  readonly free: number;
  readonly longestWaitMs: number;
}

/** The wait after the last of so many failures: a minute at first, then twice as long each time, up to the longest. */
export function waitMs(failures: number, { free, longestWaitMs }: Rule): number {
  if (failures < free) return 0;
  return Math.min(MINUTE_MS * 2 ** (failures - free), longestWaitMs);
}
