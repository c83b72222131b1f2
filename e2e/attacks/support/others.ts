import { setTimeout as sleep } from 'node:timers/promises';
import { atSite } from './client';

const EVERY_MS = 20;

interface During<T> {
  readonly result: T;
  readonly tookMs: number;
  /** How long the slowest answer to another user took meanwhile. */
  readonly slowestMs: number;
}

/** What another user notices while an attack runs. */
export async function othersDuring<T>(attack: Promise<T>): Promise<During<T>> {
  const begun = performance.now();
  const state = { isOver: false };
  const result = attack.finally(() => (state.isOver = true));
  const other = atSite();
  let slowestMs = 0;
  while (!state.isOver) {
    const askedAt = performance.now();
    const { status } = await other.get('/api/health');
    if (status !== 200) throw new Error(`health answered ${status}`);
    slowestMs = Math.max(slowestMs, performance.now() - askedAt);
    await sleep(EVERY_MS);
  }
  return { result: await result, slowestMs, tookMs: performance.now() - begun };
}

/** A busy machine answers late as well; a server that is blocked answers nobody until the attack is over. */
const BUSY_MS = 500;
const LONGEST_MS = 1500;

/** Fails where another user had to wait for (most of) the attack. */
export function expectNobodyWaited({ slowestMs, tookMs }: During<unknown>): void {
  expect(slowestMs).toBeLessThan(Math.min(LONGEST_MS, Math.max(BUSY_MS, tookMs / 2)));
}
