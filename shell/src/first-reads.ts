import type { World } from '@halyard/shared-contracts/store';

declare global {
  interface Window {
    halyardFirstReads?: Map<string, Promise<Response>>;
  }
}

/** An older answer is read again. */
export const NEW_FOR_MS = 30_000;

const requestOf = (input: RequestInfo | URL, init?: RequestInit) =>
  input instanceof Request ? input : { url: String(input), method: init?.method ?? 'GET' };

export interface WorldAhead extends World {
  readonly readAhead: (paths: readonly string[]) => void;
}

/** Each read answers one call. After a write, reads answer no calls. */
export function withFirstReads(
  outer: World,
  started: Map<string, Promise<Response>> = new Map(),
  now: () => number = () => performance.now(),
): WorldAhead {
  const sentAt = new Map([...started.keys()].map((path) => [path, 0]));
  const take = (path: string): Promise<Response> | undefined => {
    const read = started.get(path);
    started.delete(path);
    return now() - (sentAt.get(path) ?? 0) > NEW_FOR_MS ? undefined : read;
  };
  const fetcher: typeof fetch = (input, init) => {
    const { url, method } = requestOf(input, init);
    const path = url.replace(outer.origin, '');
    const isRepeated = sentAt.has(path) && !started.has(path);
    if (method !== 'GET' || isRepeated) started.clear();
    if (!sentAt.has(path)) sentAt.set(path, now());
    return take(path) ?? outer.fetch(input, init);
  };
  const begin = (path: string): void => {
    const read = outer.fetch(path);
    read.catch(() => undefined);
    sentAt.set(path, now());
    started.set(path, read);
  };
  return {
    ...outer,
    fetch: fetcher,
    readAhead: (paths) => paths.filter((path) => !sentAt.has(path)).forEach(begin),
  };
}
