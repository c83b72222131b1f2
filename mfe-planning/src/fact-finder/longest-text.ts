/** Longest answer that the data service takes, in characters. */
export const LONGEST_TEXT = 2_000;
