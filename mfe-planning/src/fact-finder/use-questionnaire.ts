import type { OnboardingAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useState } from 'react';
import { storedAnswers } from '../data/stored-answers';

/** The onboarding answers in browser storage, null when there are none. A change is stored at once. */
export function useQuestionnaire(storage: KeyValueStore) {
  const [answers, setAnswers] = useState(() => storedAnswers(storage));
  const change = (part: OnboardingAnswers) => {
    // Read again, so that the answers this screen does not show stay as they are now, not as they were on arrival.
    const next = { ...storedAnswers(storage), ...part };
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
    setAnswers(next);
  };
  return { answers, change };
}
