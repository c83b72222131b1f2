/** How sure Plaid's categoriser says it is. */
export type Confidence = 'VERY_HIGH' | 'HIGH' | 'MEDIUM' | 'LOW';

/** A description to look for, and what it says: merchant (null = none), detailed category, where it was paid. */
export type Pattern = readonly [
  find: RegExp,
  merchant: string | null,
  detailed: string,
  channel: 'in store' | 'online' | 'other',
  confidence?: Confidence,
];
