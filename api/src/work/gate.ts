import { AppError } from '../errors';

export interface GateLimits {
  readonly running: number;
  readonly waiting: number;
  readonly ofUser: number;
}

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

export class Gate {
  readonly #limits: GateLimits;
  readonly #queue: (() => void)[] = [];
  readonly #ofUser = new Map<string, number>();
  #running = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /**
   * Waits for a place and returns the function that frees it. Throws TOO_MANY_REQUESTS if the user has too many tasks, and
   * BUSY if all users together have.
   */
  async enter(userId: string): Promise<() => void> {
    const own = this.#ofUser.get(userId) ?? 0;
    if (own >= this.#limits.ofUser) throw tooManyOfOne();
    const isFull = this.#running >= this.#limits.running;
    if (isFull && this.#queue.length >= this.#limits.waiting) throw tooManyInTotal();
    this.#ofUser.set(userId, own + 1);
    // `#leave` passes its place on, so `#running` does not change.
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
    const own = (this.#ofUser.get(userId) ?? 1) - 1;
    if (own === 0) this.#ofUser.delete(userId);
    else this.#ofUser.set(userId, own);
    const next = this.#queue.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
