import type { Cents } from '@halyard/shared-contracts/money';
import type { PlannerView } from './planner-view';

interface PayoffCourse {
  readonly name: string;
  readonly owed: readonly Cents[];
}

/** Payments that never repay the debts have no course. */
export function payoffCourses({ plan, ways }: Pick<PlannerView, 'plan' | 'ways'>): PayoffCourse[] {
  const now = ways.find(({ key }) => key === 'now')?.cost ?? 'never';
  return [
    ...(plan === 'never' ? [] : [{ name: 'Your plan', owed: plan.owed }]),
    ...(now === 'never' ? [] : [{ name: 'Today’s payments', owed: now.owed }]),
  ];
}
