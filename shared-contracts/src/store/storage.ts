/** Every key that the product keeps in the browser, once (readings 1 and 3.7). */
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
  /** Versions that somebody chose to look at instead of the published ones. */
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

/** The browser's own store, or one in memory where it is blocked or full. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  try {
    const store = window[kind];
    const probe = 'halyard.probe';
    store.setItem(probe, '1');
    store.removeItem(probe);
    return store;
  } catch {
    return memoryStorage();
  }
}
