import type { OnboardingAnswers } from '@halyard/shared-contracts/onboarding';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keysOf } from './use-answers';
import { VIEWS } from './views';

const LAST = VIEWS.length - 1;

function lastAnswered(answers: OnboardingAnswers): number {
  const isAnswered = (key: string) => (Reflect.get(answers, key)?.length ?? 0) > 0;
  return VIEWS.findLastIndex(({ question }) => question && keysOf(question).some(isAnswered));
}

/** The address has the number of the question, so a reload shows it again. */
export function usePlace(answers: OnboardingAnswers) {
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => Math.max(lastAnswered(answers), 0));
  const asked = Number(params.get('question')) - 1;
  const at = asked in VIEWS ? asked : first;
  const goTo = (place: number) =>
    setParams({ question: `${Math.min(Math.max(place, 0), LAST) + 1}` }, { replace: true });
  return { at, isLast: at === LAST, back: () => goTo(at - 1), next: () => goTo(at + 1) };
}
