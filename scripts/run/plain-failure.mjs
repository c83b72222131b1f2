const SENTENCES = {
  ENOSPC: 'The disk is full: free some space and try again.',
  EACCES: 'A file or folder of the project cannot be written: check its permissions.',
  EROFS: 'The disk is read-only: Halyard needs to write its build and its data.',
};

/** A failure that a person reads as it stands: no stack, no code. */
export class PlainFailure extends Error {}

/** A failure of which another process has told already. */
export class ToldFailure extends Error {}

/** The sentence for a code, also where a tool wrapped it in a message of its own: 'IO error: ENOSPC, write'. */
function sentenceFor({ code, message }) {
  const [, wrapped] = /\b(ENOSPC|EACCES|EROFS)\b/.exec(message ?? '') ?? [];
  return SENTENCES[code] ?? SENTENCES[wrapped];
}

/** Ends the process with one plain sentence for what a person can mend, and the whole error for what is our fault. */
export function endWith(error) {
  process.exitCode = 1;
  if (error instanceof ToldFailure) return;
  const words = error instanceof PlainFailure ? error.message : error;
  console.error(sentenceFor(Object(error)) ?? words);
}
