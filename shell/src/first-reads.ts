import type { World } from '@halyard/shared-contracts/store';

declare global {
  interface Window {
    /** Reads by path that the page began before any script had arrived (see index.html). */
    halyardFirstReads?: Map<string, Promise<Response>>;
  }
}

/** How long after it was sent an answer is still new, ms. */
const NEW_FOR_MS = 30_000;

/** Address and method of a call, whichever way it is told. */
const told = (input: RequestInfo | URL, init?: RequestInit) =>
  input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };

/** A world whose reads may be begun before they are asked for. */
export interface WorldAhead extends World {
  /** Begins reads of a screen that is about to be shown; none that this page has ever made, for the store may have it. */
  readonly readAhead: (paths: readonly string[]) => void;
}

/**
 * A world that does not repeat a read which was already started, by the page or for a screen that the user is about to
 * open. Each answer is handed out once, and none after a write, after a while, or after a repeated read, because it
 * could be out of date.
 */
export function withFirstReads(
  outer: World,
  begun: Map<string, Promise<Response>> = new Map(),
  now: () => number = () => performance.now(),
): WorldAhead {
  const sentAt = new Map([...begun.keys()].map((path) => [path, 0]));
  const take = (path: string): Promise<Response> | undefined => {
    const read = begun.get(path);
    begun.delete(path);
    return now() - (sentAt.get(path) ?? 0) > NEW_FOR_MS ? undefined : read;
  };
  const fetcher: typeof fetch = (input, init) => {
    const { url, method } = told(input, init);
    const path = url.replace(outer.origin, '');
    const isAnew = sentAt.has(path) && !begun.has(path);
    if (method !== 'GET' || isAnew) begun.clear();
    if (!sentAt.has(path)) sentAt.set(path, now());
    return take(path) ?? outer.fetch(input, init);
  };
  const begin = (path: string): void => {
    const read = outer.fetch(path);
    read.catch(() => undefined);
    sentAt.set(path, now());
    begun.set(path, read);
  };
  return {
    ...outer,
    fetch: fetcher,
    readAhead: (paths) => paths.filter((path) => !sentAt.has(path)).forEach(begin),
  };
}
