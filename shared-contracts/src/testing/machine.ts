/**
 * A fixed piece of the work that pages and the api do: texts, numbers, and maps. A page of a test runs it too, so it
 * uses nothing from outside itself.
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
/** The processor time of the reference work where the limits of the tests were chosen, on a quiet machine. */
const REFERENCE_MS = 3.1;
const ROUNDS = 8;

function referenceMs(): number {
  const before = process.cpuUsage();
  referenceWork();
  const { user, system } = process.cpuUsage(before);
  return (user + system) * MS_PER_MICROSECOND;
}

/** How many times as long as usual a piece of work takes, from what the reference work took. */
export const slownessFrom = (ms: number, usualMs: number): number => Math.max(1, ms / usualMs);

/**
 * How many times as long as usual work takes on this machine now, at least 1. Programs that share the processor slow
 * each other down even in processor time, because they share its caches and its heat.
 */
export function slowness(): number {
  const times = Array.from({ length: ROUNDS }, referenceMs);
  return slownessFrom(Math.min(...times), REFERENCE_MS);
}

/** How many times its limit a work may take where other programs share the processor, or where it is a slow one. */
const MARGIN = 4;

/**
 * Returns how many ms a work that has to take at most `ms` may take in this run. The usual run finds work that has
 * become several times slower, on any machine. `npm test limits` measures nothing else at the same time and
 * compares with the limit itself.
 */
export const timeLimit = (ms: number): number =>
  process.env.TIME_LIMITS === 'exact' ? ms : MARGIN * ms;
