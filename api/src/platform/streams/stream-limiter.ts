export interface StreamLimits {
  readonly total: number;
  readonly perNetwork: number;
  readonly perUser: number;
}

/** A visible page has two streams. */
export const STREAM_LIMITS: StreamLimits = { total: 5_000, perNetwork: 1_000, perUser: 10 };

export interface StreamOwner {
  readonly network: string;
  /** It is null for a stream with the same content for every user. */
  readonly userId: string | null;
}

export class StreamLimiter {
  readonly #limits: StreamLimits;
  readonly #taken = new Map<string, number>();

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /** Returns null when a limit is reached, or else the function that frees the place. */
  take({ network, userId }: StreamOwner): (() => void) | null {
    const counted: (readonly [string, number])[] = [
      ['total', this.#limits.total],
      [`network ${network}`, this.#limits.perNetwork],
    ];
    if (userId !== null) counted.push([`user ${userId}`, this.#limits.perUser]);
    if (counted.some(([of, most]) => this.#count(of) >= most)) return null;
    for (const [of] of counted) this.#add(of, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      for (const [of] of counted) this.#add(of, -1);
    };
  }

  #count(of: string): number {
    return this.#taken.get(of) ?? 0;
  }

  #add(of: string, change: 1 | -1): void {
    const count = this.#count(of) + change;
    if (count === 0) this.#taken.delete(of);
    else this.#taken.set(of, count);
  }
}
