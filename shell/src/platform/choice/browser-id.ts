import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';

/** It decides which canaries this browser gets and is never sent. */
export function browserId(storage: KeyValueStore): string {
  const known = storage.getItem(STORAGE_KEYS.remotesBrowser);
  if (known) return known;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36),
  ).join('');
  storage.setItem(STORAGE_KEYS.remotesBrowser, id);
  return id;
}
