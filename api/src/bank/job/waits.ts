import { type Backoff, backoffMs } from '../../jobs/backoff';
import type { BankErrorKind } from '../provider/bank-error';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;

const longestMs = 6 * HOUR_MS;

const BACKOFFS: Readonly<Record<BankErrorKind, Backoff | null>> = {
  retry: { firstMs: MINUTE_MS, longestMs },
  restart: { firstMs: MINUTE_MS, longestMs },
  rate: { firstMs: MINUTE_MS, longestMs },
  bank: { firstMs: 15 * MINUTE_MS, longestMs },
  notReady: { firstMs: 30 * SECOND_MS, longestMs: 5 * MINUTE_MS },
  config: { firstMs: HOUR_MS, longestMs },
  user: null,
  gone: null,
};

/**
 * Returns the wait before the next try after a number of failures in a row, or null if only the user can resolve
 * the failure.
 */
export function waitAfter(
  kind: BankErrorKind,
  failures: number,
  random: () => number,
): number | null {
  const backoff = BACKOFFS[kind];
  return backoff && backoffMs(backoff, failures, random);
}

const NEW_LINK_WAITS_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
];

/** Returns the wait before the next sync of a new link whose history is incomplete after `syncs` syncs. */
export function newLinkWait(syncs: number): number {
  return NEW_LINK_WAITS_MS[syncs] ?? HOUR_MS;
}

/** Syncs and checks run this often even if the bank sends no webhook. */
export const SYNC_EVERY_MS = 6 * HOUR_MS;
export const CHECK_EVERY_MS = 24 * HOUR_MS;
