export type Confidence = 'VERY_HIGH' | 'HIGH' | 'MEDIUM' | 'LOW';

/** A pattern pairs a description with its merchant (or null), its detailed category, and its payment channel. */
export type Pattern = readonly [
  find: RegExp,
  merchant: string | null,
  detailed: string,
  channel: 'in store' | 'online' | 'other',
  confidence?: Confidence,
];
