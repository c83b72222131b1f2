import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { startTransition, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';

declare global {
  interface Window {
    /** It tells the server which page to send next time (`index.html`). */
    halyardNoteGate?: () => void;
  }
}

export function isOnboarded(storage: KeyValueStore): boolean {
  return storage.getItem(STORAGE_KEYS.onboardingCompleted) === 'true';
}

export function useOnboarding(storage: KeyValueStore): {
  readonly complete: boolean;
  readonly finish: () => void;
  /** It skips the questionnaire. */
  readonly enter: (address: string) => void;
} {
  const [complete, setComplete] = useState(() => isOnboarded(storage));
  const navigate = useNavigate();
  const finish = useCallback(() => {
    window.halyardNoteGate?.();
    setComplete(true);
  }, []);
  const enter = (address: string) => {
    storage.setItem(STORAGE_KEYS.onboardingCompleted, 'true');
    startTransition(() => {
      finish();
      void navigate(address);
    });
  };
  return { complete, finish, enter };
}
