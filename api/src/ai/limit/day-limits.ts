export interface DayLimit {
  readonly calls: number;
  readonly tokens: number;
}

/**
 * All visitors share half of the total, so the other half remains for accounts. One network gets a tenth of the
 * visitors' half.
 */
export const DAY_LIMITS = {
  account: { calls: 200, tokens: 400_000 },
  visitor: { calls: 100, tokens: 200_000 },
  visitorsOfNetwork: { calls: 1_000, tokens: 1_000_000 },
  visitors: { calls: 10_000, tokens: 10_000_000 },
  everyone: { calls: 20_000, tokens: 20_000_000 },
} as const satisfies Record<string, DayLimit>;
