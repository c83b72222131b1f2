import type { OnboardingAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useState } from 'react';
import { storedAnswers } from '../data/stored-answers';

export function useQuestionnaire(storage: KeyValueStore) {
  const [answers, setAnswers] = useState(() => storedAnswers(storage));
  const change = (part: OnboardingAnswers) => {
    // Another tab may have changed the answers that this screen does not show.
    const next = { ...storedAnswers(storage), ...part };
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
    setAnswers(next);
  };
  return { answers, change };
}
