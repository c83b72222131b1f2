/** A sum of a hundred thousand such amounts is still a safe integer of cents. */
export const LARGEST_DOLLARS = 100_000_000_000;
