/** These are the limits of what honest users and the machine may notice. */
const BARS = { p99Ms: 100, failures: 0, megabytesPerMinute: 1, diskMegabytes: 50 };

/** Memory counts only after this time, because caches fill before it. */
export const WARM_UP_MINUTES = 3;
const LEAST_MINUTES_OF_MEMORY = 2;

export function quantile(sorted, part) {
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
}

/** Returns the slope of a line through the samples in megabytes per minute, or null if they cover too short a time. */
export function slope(samples) {
  const warm = samples.filter(({ minute }) => minute >= WARM_UP_MINUTES);
  const span = (warm.at(-1)?.minute ?? 0) - (warm[0]?.minute ?? 0);
  if (span < LEAST_MINUTES_OF_MEMORY) return null;
  const mean = (of) => warm.reduce((sum, each) => sum + of(each), 0) / warm.length;
  const [x, y] = [mean(({ minute }) => minute), mean(({ megabytes }) => megabytes)];
  const rise = warm.reduce((sum, { minute, megabytes }) => sum + (minute - x) * (megabytes - y), 0);
  const run = warm.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0);
  return Math.round((rise / run) * 100) / 100;
}

export function missed({ p99Ms, failures, megabytesPerMinute, diskMegabytes }) {
  const all = [
    [p99Ms > BARS.p99Ms, `Honest users waited ${p99Ms} ms at p99, more than ${BARS.p99Ms} ms.`],
    [failures > BARS.failures, `${failures} requests of honest users failed.`],
    [
      (megabytesPerMinute ?? 0) > BARS.megabytesPerMinute,
      `Memory grew by ${megabytesPerMinute} MB a minute, more than ${BARS.megabytesPerMinute}.`,
    ],
    [
      diskMegabytes > BARS.diskMegabytes,
      `The disk grew by ${diskMegabytes} MB, more than ${BARS.diskMegabytes}.`,
    ],
  ];
  return all.filter(([isMissed]) => isMissed).map(([, sentence]) => sentence);
}
