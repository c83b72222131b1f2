import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** Networks that one route counts at a time; the one that was counted first makes room. */
const MOST_KEYS = 5_000;

const isClock = (given: unknown): given is () => number => typeof given === 'function';

interface Window {
  readonly startMs: number;
  readonly count: number;
}

/**
 * Counts requests in windows of time for the rate limiter, by a clock that only goes forward. With the wall clock, a
 * window that began while that clock was a year ahead would last for a year after it was corrected.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();
  readonly #nowMs: () => number;

  /** The limiter passes its options, which a store in memory has no use for; a test passes a clock. */
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
    this.#store(key, { startMs, count: count + 1 });
    callback(null, { current: count + 1, ttl: Math.ceil(lengthMs - (nowMs - startMs)) });
  }

  /** Each route counts by itself. */
  child(): WindowStore {
    return new WindowStore(this.#nowMs);
  }

  #store(key: string, window: Window): void {
    const [oldest] = this.#windows.keys();
    const isFull = this.#windows.size >= MOST_KEYS && !this.#windows.has(key);
    if (isFull && oldest !== undefined) this.#windows.delete(oldest);
    this.#windows.set(key, window);
  }
}
