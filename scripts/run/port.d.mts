/** Returns a port on which no program listens now. */
export function freePort(): Promise<number>;
