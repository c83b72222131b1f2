import type { SearchableScreen } from '../finance';
import type { KeyValueStore } from './storage';
import { versionStream } from './version-stream';

/** Everything outside that the store touches, passed in once so that tests need no mocks of our own code. */
export interface World {
  readonly fetch: typeof fetch;
  /** Origin that api paths are resolved against. */
  readonly origin: string;
  readonly storage: KeyValueStore;
  readonly now: () => Date;
  readonly delay: (ms: number) => Promise<void>;
  /** Listens to announced versions of the user's data and returns a function that stops; a world may lack it. */
  readonly followVersions?: typeof versionStream;
  /** Screens that search can open; a world without a shell may lack it. */
  readonly screens?: () => readonly SearchableScreen[];
}

/** The world of a page in a browser. */
export function browserWorld(storage: KeyValueStore): World {
  return {
    fetch: (...args) => fetch(...args),
    origin: window.location.origin,
    storage,
    now: () => new Date(),
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    followVersions: versionStream,
  };
}

const isWorld = (extra: unknown): extra is World =>
  typeof extra === 'object' && extra !== null && 'fetch' in extra && 'storage' in extra;

/** The world that a store was made with, from the untyped place where Redux Toolkit hands it over. */
export function worldOf(extra: unknown): World {
  if (!isWorld(extra)) throw new Error('the store was made without a world: use createAppStore');
  return extra;
}
