import { sql } from 'kysely';

/** No work is put off for longer than this: every wait between two tries is a day or less. */
const LONGEST_WAIT_MS = 48 * 3_600_000;

/**
 * Whether the work of a row with the column `run_at` is due. Work that waits for longer than any wait was put off by a
 * clock that was ahead, and is due now instead of a year later.
 */
export function isDue(now: Date) {
  const latest = new Date(now.getTime() + LONGEST_WAIT_MS).toISOString();
  return sql<boolean>`(run_at <= ${now.toISOString()} or run_at > ${latest})`;
}
