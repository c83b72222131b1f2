/** A surviving spouse has the figures of a joint return. */
export const FILING_STATUSES = ['single', 'joint', 'separate', 'head'] as const;
export type FilingStatus = (typeof FILING_STATUSES)[number];

export type ByStatus<Value> = Readonly<Record<FilingStatus, Value>>;
