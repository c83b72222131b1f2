export const LONGEST_TEXT = 2_000;
