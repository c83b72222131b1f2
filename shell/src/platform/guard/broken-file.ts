import type { Candidate } from '../loader/candidates';
import type { EntryGuard } from './entry-guard';
import { LoadFailure } from './load-failure';

export interface BrokenFile {
  readonly url: string;
  readonly integrity: string | undefined;
  readonly isStyle: boolean;
}

interface ChunkLoadError extends Error {
  readonly type: string;
  readonly request?: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

export const addressOf = (name: string, { entry }: Pick<Candidate, 'entry'>): string =>
  new URL(entry.base + name, window.location.origin).href;

const fileNamed = (name: string, candidate: Candidate): BrokenFile => ({
  url: addressOf(name, candidate),
  integrity: candidate.entry.files[name]?.integrity,
  isStyle: name.endsWith('.css'),
});

/** Nothing else reports a failed style sheet. */
function missingStyles(candidate: Candidate): BrokenFile[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const present = new Set(links.map(({ href }) => href));
  return Object.keys(candidate.entry.files)
    .filter((name) => name.endsWith('.css'))
    .map((name) => fileNamed(name, candidate))
    .filter(({ url }) => !present.has(url));
}

/** A listed script may have failed while it ran. */
function chunkFiles({ type, request }: ChunkLoadError, candidate: Candidate): BrokenFile[] {
  if (type === 'missing') return [];
  return request === undefined
    ? missingStyles(candidate)
    : [fileNamed(request.split('/').at(-1) ?? '', candidate)];
}

/** It throws after a timeout, because a second request would take as long again. */
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
