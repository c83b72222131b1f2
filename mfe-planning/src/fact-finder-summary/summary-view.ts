import { type ProtectionPolicy, protectionTotals } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { GOALS, type OnboardingAnswers } from '@halyard/shared-contracts/onboarding';

/** The status of a user's insurance. */
export interface InsuranceStatus {
  readonly active: number;
  readonly inactive: number;
  /** Of the active policies. */
  readonly coverage: Cents;
}

/** A goal, and by when where that was said. */
export interface SummaryGoal {
  readonly text: string;
  readonly when: string | null;
}

export function insuranceStatus(policies: readonly ProtectionPolicy[]): InsuranceStatus {
  const { activeCount, activeCoverage } = protectionTotals(policies);
  return {
    active: activeCount,
    inactive: policies.length - activeCount,
    coverage: activeCoverage,
  };
}

/** The fact finder's goals, then those along the years from the first questionnaire. */
export function summaryGoals(
  goals: readonly string[],
  answers: OnboardingAnswers | null,
): SummaryGoal[] {
  const timeline = GOALS.map(({ key, label }) => ({
    text: answers?.[key]?.trim() ?? '',
    when: label,
  }));
  return [
    ...goals.map((text) => ({ text, when: null })),
    ...timeline.filter(({ text }) => text !== ''),
  ];
}
