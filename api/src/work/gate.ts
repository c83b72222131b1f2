import { AppError } from '../errors';

/** How many tasks may run and wait. */
export interface GateLimits {
  /** Tasks that run at one time. */
  readonly running: number;
  /** Tasks that wait for others to end. */
  readonly waiting: number;
  /** Tasks of one person, running and waiting. */
  readonly ofPerson: number;
}

/** Seconds after which it makes sense to try again. */
const RETRY_AFTER_S = 5;

const tooManyOfOne = () =>
  new AppError('TOO_MANY_REQUESTS', {
    message: 'Your last file is still being worked on. Try again in a moment',
    retryAfterS: RETRY_AFTER_S,
  });
const tooManyInTotal = () =>
  new AppError('BUSY', {
    message: 'Many people are sending files right now. Try again in a moment',
    retryAfterS: RETRY_AFTER_S,
  });

/** Lets in as many tasks as there is room for, in order; refuses the others at once. */
export class Gate {
  readonly #limits: GateLimits;
  readonly #queue: (() => void)[] = [];
  readonly #ofPerson = new Map<string, number>();
  #running = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place and gives the function that leaves it, which may be called twice. Throws TOO_MANY_REQUESTS where
   * this person has enough under way, and BUSY where everybody together has.
   */
  async enter(userId: string): Promise<() => void> {
    const own = this.#ofPerson.get(userId) ?? 0;
    if (own >= this.#limits.ofPerson) throw tooManyOfOne();
    const isFull = this.#running >= this.#limits.running;
    if (isFull && this.#queue.length >= this.#limits.waiting) throw tooManyInTotal();
    this.#ofPerson.set(userId, own + 1);
    // A place that is left goes to the first that waits, so `#running` stays as it is.
    if (isFull) await new Promise<void>((resolve) => this.#queue.push(resolve));
    else this.#running += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#leave(userId);
    };
  }

  #leave(userId: string): void {
    const own = (this.#ofPerson.get(userId) ?? 1) - 1;
    if (own === 0) this.#ofPerson.delete(userId);
    else this.#ofPerson.set(userId, own);
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
