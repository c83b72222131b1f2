/**
 * Does a fixed amount of the work of pages and the API: texts, numbers, and maps. It also runs in a page of a test,
 * so it uses nothing from outside itself.
 */
export function referenceWork(): number {
  const counts = new Map<string, number>();
  for (let at = 0; at < 20_000; at += 1) {
    const word = `merchant ${(at * 7919) % 1_009}`.toUpperCase();
    counts.set(word, (counts.get(word) ?? 0) + at);
  }
  const rows = [...counts].map(([name, total]) => ({ name, total }));
  const read: typeof rows = JSON.parse(JSON.stringify(rows));
  read.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  return read.filter(({ name }) => /9.*[02468]$/.test(name)).length;
}

const MS_PER_MICROSECOND = 0.001;
/** This is the processor time of the reference work on the quiet machine where the limits of the tests were chosen. */
const REFERENCE_MS = 3.1;
const ROUNDS = 8;

function referenceMs(): number {
  const before = process.cpuUsage();
  referenceWork();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * MS_PER_MICROSECOND;
}

/** Returns how many times as long as usual a piece of work takes, at least 1. */
export const slownessFrom = (ms: number, usualMs: number): number => Math.max(1, ms / usualMs);

/**
 * Returns how many times as long as usual work takes on this machine now, at least 1. Other programs slow it down
 * even in processor time, because they share caches and heat.
 */
export function slowness(): number {
  const times = Array.from({ length: ROUNDS }, referenceMs);
  return slownessFrom(Math.min(...times), REFERENCE_MS);
}

/** Work may take this many times its limit on a busy or slow machine. */
const MARGIN = 4;

/**
 * Returns the ms that work with a limit of `ms` may take in this run. The usual run finds work that has become
 * several times slower, on any machine. `npm test limits` runs nothing else at the same time and uses the limit
 * itself.
 */
export const timeLimit = (ms: number): number =>
  process.env.TIME_LIMITS === 'exact' ? ms : MARGIN * ms;
