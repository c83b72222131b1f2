import type { Candidate } from '../loader/candidates';
import type { EntryGuard } from './entry-guard';
import { LoadFailure } from './load-failure';

/** A script or style sheet that the browser could not use, and what it has to hash to. */
export interface BrokenFile {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly isStyle: boolean;
}

/** What the bundler's runtime rejects with; the address is left out where a style sheet failed. */
interface ChunkLoadError extends Error {
  readonly type: string;
  readonly request?: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** The whole address of a file of a version. */
export const addressOf = (name: string, { entry }: Pick<Candidate, 'entry'>): string =>
  new URL(entry.base + name, window.location.origin).href;

const fileNamed = (name: string, candidate: Candidate): BrokenFile => ({
  url: addressOf(name, candidate),
  integrity: candidate.entry.files[name]?.integrity,
  isStyle: name.endsWith('.css'),
});

/** The style sheets of a version that are missing in the page; nothing else reports a failed one. */
function missingStyles(candidate: Candidate): BrokenFile[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = new Set(links.map(({ href }) => href));
  return Object.keys(candidate.entry.files)
    .filter((name) => name.endsWith('.css'))
    .map((name) => fileNamed(name, candidate))
    .filter(({ url }) => !present.has(url));
}

/** `missing`: the script came as it is listed, or it would not have run, and broke before it said what it holds. */
function chunkFiles({ type, request }: ChunkLoadError, candidate: Candidate): BrokenFile[] {
  if (type === 'missing') return [];
  return request === undefined
    ? missingStyles(candidate)
    : [fileNamed(request.split('/').at(-1) ?? '', candidate)];
}

/**
 * The files that a failure may be about; none when code broke while it ran. Throws a `LoadFailure` of the kind
 * `timeout` when a file did not come in time: to ask for it again would only take as long again.
 */
export function brokenFiles(
  error: unknown,
  candidate: Candidate,
  guard: Pick<EntryGuard, 'stateOf'>,
): readonly BrokenFile[] {
  const entry = fileNamed(candidate.entry.entry, candidate);
  const state = guard.stateOf(entry.url);
  const isChunk = isChunkLoadError(error);
  if (state === 'pending' || (isChunk && error.type === 'timeout')) {
    throw new LoadFailure('timeout', `${candidate.remote}@${candidate.version} did not come`);
  }
  if (state === 'broken') return [entry];
  return isChunk ? chunkFiles(error, candidate) : [];
}
