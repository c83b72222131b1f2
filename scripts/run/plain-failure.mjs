/** `place` is the file or folder of the failure, if it is known. */
const SENTENCES = {
  ENOSPC: () => 'The disk is full: free some space and try again.',
  EACCES: (place = 'A file or folder of the project') =>
    `${place} cannot be written: check its permissions.`,
  EROFS: (place = 'The disk') =>
    `${place} is read-only: Halyard needs to write its build and its data.`,
};

/** The message of a plain failure is printed alone, without a stack or a code. */
export class PlainFailure extends Error {}

/** Another process has already printed a reported failure. */
export class ReportedFailure extends Error {}

/**
 * Returns the sentence for a failure that the operator can fix, or undefined for a defect. A tool may have wrapped
 * the code of a disk error in its own message: 'IO error: ENOSPC, write'.
 */
export function plainSentence(error) {
  const { code, message, path } = Object(error);
  const [, wrapped] = /\b(ENOSPC|EACCES|EROFS)\b/.exec(message ?? '') ?? [];
  const disk = SENTENCES[code] ?? SENTENCES[wrapped];
  // The api is a separate bundle, so the refusals of its commands are recognized by their name.
  const isPlain = error instanceof PlainFailure || Object(error).name === 'Refused';
  return disk?.(path) ?? (isPlain ? message : undefined);
}

/** Ends the process. Prints one sentence for a failure that the user can correct, and the whole error for a defect. */
export function endWith(error) {
  process.exitCode = 1;
  if (!(error instanceof ReportedFailure)) console.error(plainSentence(error) ?? error);
}
