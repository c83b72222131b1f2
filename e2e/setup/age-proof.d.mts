/** Makes the last proof of a user's identity look old in all of their sessions. */
export function ageProof(database: string, email: string): Promise<unknown>;
