import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_KEYS = 5_000;

const isClock = (given: unknown): given is () => number => typeof given === 'function';

interface Window {
  readonly startMs: number;
  readonly count: number;
}

/**
 * Counts requests for the rate limiter by a monotonic clock. With the wall clock, a window that started while the clock
 * was a year ahead would last a year.
 */
export class WindowStore implements FastifyRateLimitStore {
  // A `max` would allocate all entries at once for every route.
  readonly #windows = new LRUCache<string, Window>({
    maxSize: MAX_KEYS,
    sizeCalculation: () => 1,
  });
  readonly #nowMs: () => number;

  /** The limiter passes its options, which are not needed; a test passes a clock. */
  constructor(clock: unknown) {
    this.#nowMs = isClock(clock) ? clock : () => performance.now();
  }

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    lengthMs: number,
  ): void {
    const nowMs = this.#nowMs();
    const known = this.#windows.get(key);
    const isOpen = known !== undefined && nowMs - known.startMs < lengthMs;
    const { startMs, count } = isOpen ? known : { startMs: nowMs, count: 0 };
    this.#windows.set(key, { startMs, count: count + 1 });
    callback(null, { current: count + 1, ttl: Math.ceil(lengthMs - (nowMs - startMs)) });
  }

  child(): WindowStore {
    return new WindowStore(this.#nowMs);
  }
}
