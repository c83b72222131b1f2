const DAY_MS = 86_400_000;

const UNUSED_DAYS = 7;
export const GRACE_DAYS = 30;

export interface Visit {
  readonly id: string;
  readonly rows: number;
  readonly created_at: string;
  readonly seen_at: string | null;
  readonly expires_at: string | null;
  /** At this time the visit was first seen without a session. */
  readonly left_at: string | null;
}

export type RetentionStep = 'stay' | 'note' | 'clear' | 'erase';

/** Two checks thirty days apart must find no session, so a clock that jumps ahead erases no data at once. */
export function retentionStep(visit: Visit, now: Date): RetentionStep {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const { rows, seen_at, created_at, expires_at, left_at } = visit;
  if (rows === 0 && (seen_at ?? created_at) <= before(UNUSED_DAYS)) return 'erase';
  if (expires_at !== null && expires_at > now.toISOString()) {
    return left_at === null ? 'stay' : 'clear';
  }
  if (left_at === null) return 'note';
  return left_at <= before(GRACE_DAYS) ? 'erase' : 'stay';
}
