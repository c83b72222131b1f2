import { type OnboardingAnswers, parseAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';

export function storedAnswers(storage: KeyValueStore): OnboardingAnswers | null {
  return parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers));
}
