/** Writes the current state of the embedded database to a new file. */
export function backUp(from: string, to: string): { people: number; bytes: number };
