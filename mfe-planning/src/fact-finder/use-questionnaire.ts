import { type OnboardingAnswers, parseAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useState } from 'react';

const stored = (storage: KeyValueStore): OnboardingAnswers | null =>
  parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers));

/** The onboarding answers in browser storage, null when there are none. A change is stored at once. */
export function useQuestionnaire(storage: KeyValueStore) {
  const [answers, setAnswers] = useState(() => stored(storage));
  const change = (part: OnboardingAnswers) => {
    // Read again, so that the answers this screen does not show stay as they are now, not as they were on arrival.
    const next = { ...stored(storage), ...part };
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
    setAnswers(next);
  };
  return { answers, change };
}
