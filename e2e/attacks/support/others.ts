import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { attacked } from './attacked';
import { atSite } from './client';

const EVERY_MS = 20;
const NS_PER_MS = 1e6;

/**
 * How long the main threads of the site have used a processor. Unlike time itself, it does not depend on the load of the
 * machine: an answer that other programs delay takes longer, but the site does not work longer for it.
 */
function workedMs(): number {
  const used = attacked.site.pids.map((pid) => {
    const [ns] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(ns) / NS_PER_MS;
  });
  return used.reduce((sum, ms) => sum + ms, 0);
}

/** Only Linux says how long a thread of another process has worked. */
const clockMs = process.platform === 'linux' ? workedMs : () => performance.now();

interface During<T> {
  readonly result: T;
  readonly tookMs: number;
  /** How long the site worked at most before it answered another user meanwhile. */
  readonly slowestMs: number;
}

/** What another user notices while an attack runs. */
export async function othersDuring<T>(attack: Promise<T>): Promise<During<T>> {
  const begun = clockMs();
  const state = { isOver: false };
  const result = attack.finally(() => (state.isOver = true));
  const other = atSite();
  let slowestMs = 0;
  while (!state.isOver) {
    const askedAt = clockMs();
    const { status } = await other.get('/api/health');
    if (status !== 200) throw new Error(`health answered ${status}`);
    slowestMs = Math.max(slowestMs, clockMs() - askedAt);
    await sleep(EVERY_MS);
  }
  return { result: await result, slowestMs, tookMs: clockMs() - begun };
}

/** A server that is blocked answers nobody until the attack is over. */
const SHORT_MS = 500;
const LONGEST_MS = 1500;

/** Fails where another user had to wait for (most of) the attack. */
export function expectNobodyWaited({ slowestMs, tookMs }: During<unknown>): void {
  expect(slowestMs).toBeLessThan(Math.min(LONGEST_MS, Math.max(SHORT_MS, tookMs / 2)));
}
