/** Every key that the product stores in the browser. */
export const STORAGE_KEYS = {
  onboardingCompleted: 'onboardingCompleted',
  onboardingAnswers: 'onboardingAnswers',
  ownData: 'halyard.ownData',
  theme: 'halyard.theme',
  insights: 'halyard.insights',
  linkToken: 'halyard.linkToken',
  linkItem: 'halyard.linkItem',
  /** The last registry of remotes that was good, with its signature. */
  remotesRegistry: 'halyard.remotes.registry',
  /** Which version of each remote worked here last. */
  remotesGood: 'halyard.remotes.good',
  /** Versions that the user chose to see instead of the published ones. */
  remotesChosen: 'halyard.remotes.chosen',
  /** A random number that decides which canaries this browser gets. */
  remotesBrowser: 'halyard.remotes.browser',
} as const;

/** The part of Web Storage we use. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A store that lives as long as the page, for browsers that refuse Web Storage. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Values that the browser did not accept, for as long as the page is open; every later store sees them. */
const refused = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

/** What a call of Web Storage gives; undefined where the browser blocks it or has no room left. */
function tried<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/**
 * The browser's own store, whose calls never throw: storage may be blocked from the start or while the page is open,
 * and a long value may not fit where a short one did. Values that it does not accept are stored in memory.
 */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const memory = refused[kind];
  return {
    getItem: (key) => memory.getItem(key) ?? tried(() => window[kind].getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.setItem(key, value);
      tried(() => {
        window[kind].setItem(key, value);
        memory.removeItem(key);
      });
    },
    removeItem: (key) => {
      memory.removeItem(key);
      tried(() => window[kind].removeItem(key));
    },
  };
}
