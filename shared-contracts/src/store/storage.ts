/** The browser stores nothing else, but for `halyard.remotes.running` of the page itself. */
export const STORAGE_KEYS = {
  onboardingCompleted: 'onboardingCompleted',
  onboardingAnswers: 'onboardingAnswers',
  onboardingGoals: 'halyard.onboardingGoals',
  ownData: 'halyard.ownData',
  theme: 'halyard.theme',
  insights: 'halyard.insights',
  linkToken: 'halyard.linkToken',
  linkItem: 'halyard.linkItem',
  remotesRegistry: 'halyard.remotes.registry',
  remotesGood: 'halyard.remotes.good',
  /** The user chose these versions instead of the published ones. */
  remotesChosen: 'halyard.remotes.chosen',
  remotesBrowser: 'halyard.remotes.browser',
} as const;

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const inMemory = { localStorage: memoryStorage(), sessionStorage: memoryStorage() };

function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** It never throws. A blocked or full storage is replaced by memory. */
export function safeStorage(kind: 'localStorage' | 'sessionStorage'): KeyValueStore {
  const memory = inMemory[kind];
  return {
    getItem: (key) => memory.getItem(key) ?? attempt(() => window[kind].getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.setItem(key, value);
      attempt(() => {
        window[kind].setItem(key, value);
        memory.removeItem(key);
      });
    },
    removeItem: (key) => {
      memory.removeItem(key);
      attempt(() => window[kind].removeItem(key));
    },
  };
}
