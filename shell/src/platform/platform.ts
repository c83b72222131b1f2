import { type KeyRing, SHELL_CONTRACT } from '@halyard/shared-contracts/remote/registry';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import type { WorldAhead } from '../first-reads';
import { type Overrides, overridesOf } from './choice/overrides';
import { type Federation, federation } from './federation';
import { journal, type Journal } from './loader/journal';
import { remoteLoader, type RemoteLoader } from './loader/remote-loader';
import { sessionMemory } from './loader/session-memory';
import { registryClient, type RegistryClient } from './registry/registry-client';
import { savedRegistry } from './registry/saved-registry';
import { type ScreenCache, screenCache } from './screen/screen-cache';
import { type UncaughtErrors, uncaughtErrorsOf } from './session/uncaught-errors';

/** It assigns canaries and is never sent. */
function browserId(storage: KeyValueStore): string {
  const known = storage.getItem(STORAGE_KEYS.remotesBrowser);
  if (known) return known;
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) =>
    part.toString(36),
  ).join('');
  storage.setItem(STORAGE_KEYS.remotesBrowser, id);
  return id;
}

export interface Platform {
  readonly federation: Federation;
  readonly loader: RemoteLoader;
  readonly screens: ScreenCache;
  readonly registry: RegistryClient;
  readonly journal: Journal;
  readonly overrides: Overrides;
  readonly thrown: UncaughtErrors;
}

export function startPlatform(
  page: Document,
  window: Window,
  world: WorldAhead,
  keys: KeyRing,
): Platform {
  const { storage, delay, readAhead } = world;
  const now = () => world.now().getTime();
  const saved = savedRegistry(storage, keys);
  const registry = registryClient({ page, fetch: world.fetch, saved, keys, now: world.now });
  const overrides = overridesOf(storage, window, now);
  const attempts = journal();
  const anonId = browserId(storage);
  const modules = federation();
  const loader = remoteLoader({
    registry,
    federation: modules,
    memory: sessionMemory(storage, now, window.halyardWatch),
    journal: attempts,
    watch: window.halyardWatch,
    world: { fetch: world.fetch, delay, now: () => performance.now() },
    choiceOf: (remote) => ({
      override: overrides.versionOf(remote),
      anonId,
      contract: SHELL_CONTRACT,
    }),
  });
  const screens = screenCache(loader, readAhead);
  const thrown = uncaughtErrorsOf(window);
  return { federation: modules, loader, screens, registry, journal: attempts, overrides, thrown };
}
