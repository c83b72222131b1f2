export interface Allowance {
  readonly most: number;
  readonly refillMs: number;
}

export class LineBudget {
  readonly #allowance: Allowance;
  #left: number;
  #filledAtMs: number;

  constructor(allowance: Allowance, nowMs: number) {
    this.#allowance = allowance;
    this.#left = allowance.most;
    this.#filledAtMs = nowMs;
  }

  take(nowMs: number): boolean {
    this.#fill(nowMs);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  #fill(nowMs: number): void {
    const { most, refillMs } = this.#allowance;
    // A clock that was set back must not pause the log.
    const elapsedMs = Math.max(0, nowMs - this.#filledAtMs);
    this.#left = Math.min(most, this.#left + elapsedMs / refillMs);
    this.#filledAtMs = nowMs;
  }
}
