import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useCallback, useState } from 'react';

export function isOnboarded(storage: KeyValueStore): boolean {
  return storage.getItem(STORAGE_KEYS.onboardingCompleted) === 'true';
}

export function useOnboarding(storage: KeyValueStore): {
  readonly complete: boolean;
  readonly finish: () => void;
} {
  const [complete, setComplete] = useState(() => isOnboarded(storage));
  const finish = useCallback(() => setComplete(true), []);
  return { complete, finish };
}
