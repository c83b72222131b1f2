import { allSent, goalsToSend, withSentGoals } from '@halyard/shared-contracts/onboarding';
import {
  appApi,
  type KeyValueStore,
  read,
  safeStorage,
  STORAGE_KEYS,
} from '@halyard/shared-contracts/store';
import {
  decodeOnboardingGoals,
  type OnboardingGoalsInput,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { useEffect, useEffectEvent } from 'react';
import { onSuccess } from './on-success';

const onboardingApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningSendOnboardingGoals: build.mutation<
      ReturnType<typeof decodeOnboardingGoals>,
      OnboardingGoalsInput
    >({
      query: (body) => ({ ...read(PLAN_PATHS.onboardingGoals), method: 'PUT', body }),
      transformResponse: decodeOnboardingGoals,
      invalidatesTags: onSuccess,
    }),
  }),
});

const storedGoals = (storage: KeyValueStore) => ({
  answers: storage.getItem(STORAGE_KEYS.onboardingAnswers),
  sent: storage.getItem(STORAGE_KEYS.onboardingGoals),
});

let isRead = false;

const isDone = (goals: OnboardingGoalsInput['goals']): boolean =>
  isRead ? allSent(goals) : goals.every(({ text, before }) => text === '' && before === null);

/** Turns each answer of the onboarding into a goal once. */
export function useOnboardingGoals(): void {
  const [send] = onboardingApi.usePlanningSendOnboardingGoalsMutation();
  const begin = useEffectEvent(async () => {
    const storage = safeStorage('localStorage');
    const goals = goalsToSend(storedGoals(storage));
    if (isDone(goals)) return;
    const { data } = await send({ goals });
    if (!data) return;
    isRead = true;
    const next = withSentGoals(storedGoals(storage), data);
    if (!next) return;
    storage.setItem(STORAGE_KEYS.onboardingAnswers, next.answers);
    storage.setItem(STORAGE_KEYS.onboardingGoals, next.sent);
  });
  useEffect(() => void begin(), []);
}
