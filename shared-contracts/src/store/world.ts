import type { IsoDate, SearchableScreen } from '../finance';
import type { KeyValueStore } from './storage';
import { versionStream } from './live/event-stream';
import { followDay } from './live/follow-day';

/** Tests replace the world instead of mocking our own code. */
export interface World {
  readonly fetch: typeof fetch;
  readonly origin: string;
  readonly storage: KeyValueStore;
  readonly now: () => Date;
  readonly timeZone?: () => string;
  /** It returns undefined where a browser makes no ids, which is outside of HTTPS. */
  readonly newId?: () => string | undefined;
  readonly delay: (ms: number) => Promise<void>;
  readonly followVersions?: typeof versionStream;
  /** Returns a function that stops it. */
  readonly followDay?: (onDay: (day: IsoDate) => void) => () => void;
  /** Search uses it. It is undefined without a shell. */
  readonly screens?: () => readonly SearchableScreen[];
}

export function browserWorld(storage: KeyValueStore): World {
  const now = () => new Date();
  return {
    fetch: (...args) => fetch(...args),
    origin: window.location.origin,
    storage,
    now,
    timeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    newId: () => crypto.randomUUID?.(),
    delay: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    followVersions: versionStream,
    followDay: (onDay) => followDay(now, onDay),
  };
}

const isWorld = (extra: unknown): extra is World =>
  typeof extra === 'object' && extra !== null && 'fetch' in extra && 'storage' in extra;

export function worldOf(extra: unknown): World {
  if (!isWorld(extra)) throw new Error('the store was made without a world: use createAppStore');
  return extra;
}
