/** Creates the keys of a store that has none. */
export function ensureRing(store: string): unknown;
