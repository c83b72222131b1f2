import type { BankErrorKind } from '../provider/bank-error';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR_MS = 60 * MINUTE;

interface Wait {
  readonly firstMs: number;
  readonly mostMs: number;
}

/** How long to wait after a failure, by what the failure means; each further failure doubles the wait. */
const WAITS: Readonly<Record<BankErrorKind, Wait | null>> = {
  retry: { firstMs: MINUTE, mostMs: 6 * HOUR_MS },
  restart: { firstMs: MINUTE, mostMs: 6 * HOUR_MS },
  rate: { firstMs: MINUTE, mostMs: 6 * HOUR_MS },
  bank: { firstMs: 15 * MINUTE, mostMs: 6 * HOUR_MS },
  notReady: { firstMs: 30 * SECOND, mostMs: 5 * MINUTE },
  config: { firstMs: HOUR_MS, mostMs: 6 * HOUR_MS },
  user: null,
  gone: null,
};

/** Milliseconds until the next try after `failures` in a row; null when only the person can help. */
export function waitAfter(
  kind: BankErrorKind,
  failures: number,
  random: () => number,
): number | null {
  const wait = WAITS[kind];
  if (!wait) return null;
  const waitMs = Math.min(wait.mostMs, wait.firstMs * 2 ** (failures - 1));
  return Math.round(waitMs * (1 + random() / 4));
}

/** After the nth sync of a new link, until its whole history is there: +10 s, +1 min, +5 min, then rarely. */
const NEW_LINK_PAUSES_MS: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Every linked bank is read this often, webhook or not. */
export const REGULAR_SYNC_MS = 6 * HOUR_MS;

/** Every link is asked after this often. */
export const REGULAR_CHECK_MS = 24 * HOUR_MS;

/** The pause before the next sync of a bank whose history is not whole yet, after `stage` syncs. */
export function pauseOfNewLink(stage: number): number {
  return NEW_LINK_PAUSES_MS[stage] ?? HOUR_MS;
}
