import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './attacked';
import { atSite } from './client';

const EVERY_MS = 20;
const NS_PER_MS = 1e6;

/**
 * Returns how much processor time the main threads of the site have used. Unlike elapsed time, it does not grow
 * when other programs keep the machine busy.
 */
function workedMs(): number {
  const used = attacked.site.pids.map((pid) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(ns) / NS_PER_MS;
  });
  return used.reduce((sum, ms) => sum + ms, 0);
}

/** Only Linux reports the processor time of a thread in another process. */
const clockMs = process.platform === 'linux' ? workedMs : () => performance.now();

interface During<T> {
  readonly result: T;
  readonly tookMs: number;
  /** This is the longest time that the site worked before it answered another user. */
  readonly slowestMs: number;
}

/** Measures how long another user waits while an attack runs. */
export async function othersDuring<T>(attack: Promise<T>): Promise<During<T>> {
  const begun = clockMs();
  const state = { isOver: false };
  const result = attack.finally(() => (state.isOver = true));
  const other = atSite();
  let slowestMs = 0;
  while (!state.isOver) {
    const sentAt = clockMs();
    const { status } = await other.get('/api/health');
    if (status !== 200) throw new Error(`health answered ${status}`);
    slowestMs = Math.max(slowestMs, clockMs() - sentAt);
    await sleep(EVERY_MS);
  }
  return { result: await result, slowestMs, tookMs: clockMs() - begun };
}

/** A blocked server answers no other user until the attack is over. */
const SHORT_MS = 500;
const LONGEST_MS = 1500;

/** Fails if another user had to wait for most of the attack. */
export function expectNobodyWaited({ slowestMs, tookMs }: During<unknown>): void {
  expect(slowestMs).toBeLessThan(Math.min(LONGEST_MS, Math.max(SHORT_MS, tookMs / 2)));
}
