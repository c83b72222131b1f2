/** How many event streams one process has open at most; each takes a connection. */
export interface StreamLimits {
  readonly total: number;
  /** A network may be an office with many people, and it never has so many that others have none. */
  readonly perNetwork: number;
  readonly perUser: number;
}

/** A page that is looked at has two streams, so a network has room for five hundred of them. */
export const STREAM_LIMITS: StreamLimits = { total: 5_000, perNetwork: 1_000, perUser: 10 };

/** Whom a stream is counted for. */
export interface StreamOwner {
  readonly network: string;
  /** null for a stream that is the same for everybody. */
  readonly userId: string | null;
}

/** Counts the open event streams of this process. */
export class StreamSeats {
  readonly #limits: StreamLimits;
  readonly #taken = new Map<string, number>();

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /** Counts a stream, and gives what counts it off again; null where a limit refuses it. */
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
