/** Rounds to one decimal, without a negative zero. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;
