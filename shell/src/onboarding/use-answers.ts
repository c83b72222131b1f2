import { type OnboardingAnswers, parseAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useState } from 'react';

export function useAnswers(storage: KeyValueStore): {
  readonly answers: OnboardingAnswers;
  readonly change: (part: OnboardingAnswers) => void;
} {
  const [answers, setAnswers] = useState<OnboardingAnswers>(
    () => parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers)) ?? {},
  );
  const change = (part: OnboardingAnswers) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
  };
  return { answers, change };
}
