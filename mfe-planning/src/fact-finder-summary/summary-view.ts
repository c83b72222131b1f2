import { type ProtectionPolicy, protectionTotals } from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import { GOALS, type OnboardingAnswers } from '@halyard/shared-contracts/onboarding';

export interface InsuranceStatus {
  readonly active: number;
  readonly inactive: number;
  readonly coverage: Cents;
}

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

/** An answer that became a goal is listed only once (P3-B5-9). */
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
    ...timeline.filter(({ text }) => text !== '' && !goals.includes(text)),
  ];
}
