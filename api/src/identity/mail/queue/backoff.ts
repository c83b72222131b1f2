const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The last attempt is a day after the first. */
const RETRY_DELAYS_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  9 * HOUR_MS,
];

export const retryDelayMs = (attempts: number): number | null =>
  RETRY_DELAYS_MS[attempts - 1] ?? null;

const isPermanent = (status: unknown): boolean =>
  typeof status === 'number' && status >= 500 && status < 600;

/** RFC 5321, section 4.2.1, defines which refusals are permanent. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  return ['EENVELOPE', 'EMESSAGE'].includes(String(error.code)) && isPermanent(error.responseCode);
}
