const SENTENCES = {
  ENOSPC: 'The disk is full: free some space and try again.',
  EACCES: 'A file or folder of the project cannot be written: check its permissions.',
  EROFS: 'The disk is read-only: Halyard needs to write its build and its data.',
};

/** A failure that a person reads as it stands: no stack, no code. */
export class PlainFailure extends Error {}

/** Ends the process with one plain sentence for what a person can mend, and the whole error for what is our fault. */
export function endWith(error) {
  const sentence = error instanceof PlainFailure ? error.message : SENTENCES[error?.code];
  console.error(sentence ?? error);
  process.exitCode = 1;
}
