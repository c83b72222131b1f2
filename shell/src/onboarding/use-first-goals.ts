import { allSent, goalsToSend, withSentGoals } from '@halyard/shared-contracts/onboarding';
import { appApi, read, safeStorage, STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  decodeOnboardingGoals,
  type OnboardingGoalsInput,
  PLAN_PATHS,
} from '@halyard/shared-contracts/wire';
import { useEffect, useEffectEvent } from 'react';
import { useShellSessionQuery } from '../identity/auth-api';

const goalsApi = appApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellSendOnboardingGoals: build.mutation<
      ReturnType<typeof decodeOnboardingGoals>,
      OnboardingGoalsInput
    >({
      query: (body) => ({ ...read(PLAN_PATHS.onboardingGoals), method: 'PUT', body }),
      transformResponse: decodeOnboardingGoals,
      invalidatesTags: (_, error) => (error ? [] : ['Finance']),
    }),
  }),
});

const storage = () => safeStorage('localStorage');

const storedGoals = () => ({
  answers: storage().getItem(STORAGE_KEYS.onboardingAnswers),
  sent: storage().getItem(STORAGE_KEYS.onboardingGoals),
});

/** Creates goals from the answers when the session is ready, which a first write needs (P3-B5-9). */
export function useFirstGoals(): void {
  const [send] = goalsApi.useShellSendOnboardingGoalsMutation();
  const { isSuccess } = useShellSessionQuery();
  const begin = useEffectEvent(async () => {
    const goals = goalsToSend(storedGoals());
    if (allSent(goals)) return;
    const { data } = await send({ goals });
    const next = data && withSentGoals(storedGoals(), data);
    if (!next) return;
    storage().setItem(STORAGE_KEYS.onboardingAnswers, next.answers);
    storage().setItem(STORAGE_KEYS.onboardingGoals, next.sent);
  });
  useEffect(() => {
    if (isSuccess) void begin();
  }, [isSuccess]);
}
