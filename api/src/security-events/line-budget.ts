/** How many log lines may be written at once, and after how many milliseconds one more may be. */
export interface Allowance {
  readonly most: number;
  readonly refillMs: number;
}

/** A token bucket: it bounds how many lines are written, however many events there are. */
export class LineBudget {
  readonly #allowance: Allowance;
  #left: number;
  #filledAtMs: number;

  constructor(allowance: Allowance, nowMs: number) {
    this.#allowance = allowance;
    this.#left = allowance.most;
    this.#filledAtMs = nowMs;
  }

  /** Whether one more line may be written now. */
  take(nowMs: number): boolean {
    this.#fill(nowMs);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  #fill(nowMs: number): void {
    const { most, refillMs } = this.#allowance;
    // A clock that was ahead and is right again must not stop the log until the time it showed.
    const elapsedMs = Math.max(0, nowMs - this.#filledAtMs);
    this.#left = Math.min(most, this.#left + elapsedMs / refillMs);
    this.#filledAtMs = nowMs;
  }
}
