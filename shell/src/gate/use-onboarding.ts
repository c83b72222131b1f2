import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useCallback, useState } from 'react';

/** Onboarding is complete only when the flag is the text 'true' (P1-2.1-1). */
export function isOnboarded(storage: KeyValueStore): boolean {
  return storage.getItem(STORAGE_KEYS.onboardingCompleted) === 'true';
}

/** Whether onboarding is complete, and the call that makes it so at once. */
export function useOnboarding(storage: KeyValueStore): {
  readonly complete: boolean;
  readonly finish: () => void;
} {
  const [complete, setComplete] = useState(() => isOnboarded(storage));
  const finish = useCallback(() => setComplete(true), []);
  return { complete, finish };
}
