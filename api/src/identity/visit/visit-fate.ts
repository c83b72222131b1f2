const DAY_MS = 86_400_000;

/** A visit in which nothing is stored is forgotten so many days after it was last seen. */
const UNUSED_DAYS = 7;
/** How many days the data of a visit stay after it was noticed that no session leads to it any more. */
export const GRACE_DAYS = 30;

/** What decides what becomes of a visit; instants are ISO text. */
export interface Visit {
  readonly id: string;
  /** Rows that are stored for it. */
  readonly rows: number;
  readonly created_at: string;
  /** When its newest session was last seen; null without a session. */
  readonly seen_at: string | null;
  /** When its last session runs out; null without a session. */
  readonly expires_at: string | null;
  /** When it was noticed that no session leads to it any more. */
  readonly left_at: string | null;
}

/** `note` and `clear` are about whether it was left; `erase` is the end. */
export type Fate = 'stay' | 'note' | 'clear' | 'erase';

/**
 * What becomes of a visit now. Data are erased only when the visit was left at two looks that lie thirty days apart, so a
 * clock that jumps ahead erases nothing at once, and what it noted is cleared when it is right again.
 */
export function fateOf(visit: Visit, now: Date): Fate {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { rows, seen_at, created_at, expires_at, left_at } = visit;
  if (rows === 0 && (seen_at ?? created_at) <= before(UNUSED_DAYS)) return 'erase';
  if (expires_at !== null && expires_at > now.toISOString()) {
    return left_at === null ? 'stay' : 'clear';
  }
  if (left_at === null) return 'note';
  return left_at <= before(GRACE_DAYS) ? 'erase' : 'stay';
}
