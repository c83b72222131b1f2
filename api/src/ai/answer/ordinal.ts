const PLACES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const WORDS = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** Returns 'second', and '12th' from the sixth on. */
export const ordinal = (rank: number): string =>
  WORDS[rank] ?? `${rank}${ENDINGS[PLACES.select(rank)] ?? 'th'}`;
