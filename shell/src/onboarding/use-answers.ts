import {
  type OnboardingAnswers,
  parseAnswers,
  type Question,
} from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import { useState } from 'react';

export function keysOf(question: Question): readonly string[] {
  if (question.kind === 'timeline') return question.goals.map(({ key }) => key);
  const other = question.kind === 'list' ? question.other : undefined;
  return other ? [question.key, other] : [question.key];
}

export function useAnswers(storage: KeyValueStore) {
  const [answers, setAnswers] = useState<OnboardingAnswers>(
    () => parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers)) ?? {},
  );
  const store = (next: OnboardingAnswers) => {
    setAnswers(next);
    storage.setItem(STORAGE_KEYS.onboardingAnswers, JSON.stringify(next));
  };
  return {
    answers,
    change: (part: OnboardingAnswers) => store({ ...answers, ...part }),
    clear(question: Question) {
      const keys = keysOf(question);
      store(Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key))));
    },
  };
}
