/** Writes the embedded database as it is at this moment into a new file. */
export function backUp(from: string, to: string): { people: number; bytes: number };
