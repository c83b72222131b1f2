import { type OnboardingAnswers, parseAnswers } from '@halyard/shared-contracts/onboarding';
import { type KeyValueStore, STORAGE_KEYS } from '@halyard/shared-contracts/store';

/** The onboarding answers that the browser stores now; null when there are none. */
export function storedAnswers(storage: KeyValueStore): OnboardingAnswers | null {
  return parseAnswers(storage.getItem(STORAGE_KEYS.onboardingAnswers));
}
