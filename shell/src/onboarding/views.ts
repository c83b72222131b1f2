import { type Question, STEPS } from '@halyard/shared-contracts/onboarding';

interface View {
  readonly step: number;
  readonly question: Question | null;
  /** It counts from 1. */
  readonly place: number;
  readonly ofStep: number;
}

export const VIEWS: readonly View[] = STEPS.flatMap(({ questions }, step) => {
  const isLast = step === STEPS.length - 1;
  const shown = isLast ? [...questions, null] : questions;
  return shown.map((question, index) => ({
    step,
    question,
    place: index + 1,
    ofStep: shown.length,
  }));
});
