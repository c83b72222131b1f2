/** What the provider may be asked in one day: by one person, and by everyone together. */
export const DAY_LIMITS = {
  person: { calls: 200, tokens: 400_000 },
  everyone: { calls: 20_000, tokens: 20_000_000 },
} as const;
