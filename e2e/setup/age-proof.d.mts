/** Lets much time pass since somebody proved who they are, in all of their sessions. */
export function ageProof(database: string, email: string): Promise<unknown>;
