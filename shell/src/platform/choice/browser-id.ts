import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';

/** A random number of this browser that decides which canaries it gets. It never leaves the browser. */
export function browserId(storage: KeyValueStore): string {
  const known = storage.getItem(STORAGE_KEYS.remotesBrowser);
  if (known) return known;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36),
  ).join('');
  storage.setItem(STORAGE_KEYS.remotesBrowser, id);
  return id;
}
