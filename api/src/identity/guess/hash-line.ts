import { availableParallelism } from 'node:os';
import { AppError } from '../../errors';
import { FairQueue } from './fair-queue';

export interface Place {
  readonly isKnown: boolean;
  readonly source: string;
}

export interface LineSize {
  readonly atOnce: number;
  readonly known: number;
  readonly strangers: number;
}

const RETRY_AFTER_S = 5;
const MAX_KNOWN_IN_A_ROW = 4;

/** Limits concurrent password hashing, which costs 19 MiB and 90 ms each. Known devices go before strangers. */
export class HashLine {
  readonly #atOnce: number;
  readonly #known: FairQueue;
  readonly #strangers: FairQueue;
  #knownInARow = 0;
  #working = 0;

  constructor({ atOnce, known, strangers }: LineSize) {
    this.#atOnce = atOnce;
    this.#known = new FairQueue(known);
    this.#strangers = new FairQueue(strangers);
  }

  /** Throws BUSY when the queue is full. */
  async run<T>(place: Place, work: () => Promise<T>): Promise<T> {
    await this.#turn(place);
    try {
      return await work();
    } finally {
      this.#working -= 1;
      this.#begin();
    }
  }

  #turn({ isKnown, source }: Place): Promise<void> {
    const turn = new Promise<void>((start, reject) => {
      const refuse = () => reject(new AppError('BUSY', { retryAfterS: RETRY_AFTER_S }));
      (isKnown ? this.#known : this.#strangers).add(source, { start, refuse });
    });
    this.#begin();
    return turn;
  }

  #begin(): void {
    if (this.#working >= this.#atOnce) return;
    const waiting = this.#next();
    if (!waiting) return;
    this.#working += 1;
    waiting.start();
  }

  #next() {
    const isStrangersTurn =
      this.#known.isEmpty || (this.#knownInARow >= MAX_KNOWN_IN_A_ROW && !this.#strangers.isEmpty);
    this.#knownInARow = isStrangersTurn ? 0 : this.#knownInARow + 1;
    return isStrangersTurn ? this.#strangers.next() : this.#known.next();
  }
}

/** Node has four threads for such work; two stay free for everything else. */
const AT_ONCE = Math.min(2, availableParallelism());

export const hashLine = new HashLine({ atOnce: AT_ONCE, known: 200, strangers: 600 });
