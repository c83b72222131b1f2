import { setTimeout as sleep } from 'node:timers/promises';
import { BankError } from './bank-error';

/** Waiting and randomness are passed in, so that tests do not wait. */
export interface RetryTiming {
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
}

export const realRetryTiming: RetryTiming = {
  sleep: (ms) => sleep(ms, undefined, { ref: false }),
  random: Math.random,
};

/** Each pause is lengthened by up to a quarter. */
const RETRY_PAUSES_MS: readonly number[] = [1000, 2000, 4000];

/** Repeats `task` after temporary failures. */
export async function withRetries<T>(task: () => Promise<T>, retryTiming: RetryTiming): Promise<T> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof BankError) || error.kind !== 'retry') throw error;
      await retryTiming.sleep(pauseMs * (1 + retryTiming.random() / 4));
    }
  }
  return task();
}
