import { type Cents, sum } from '../../money';
import type { ProtectionPolicy } from '../entities';

/** The sums of a person's insurance policies, in cents. */
export interface ProtectionTotals {
  /** Of every policy in the list, whatever its status: the sum of what is shown (P2-2.protection-2). */
  readonly totalCoverage: Cents;
  /** What would be paid today. */
  readonly activeCoverage: Cents;
  /** Premiums of the active policies, per month. */
  readonly monthlyPremiums: Cents;
  readonly activeCount: number;
}

/** Whether a policy pays today. */
export const isActivePolicy = ({ status }: ProtectionPolicy): boolean => status === 'active';

/** The totals of the protection screen, the fact finder's summary, and the assistant. */
export function protectionTotals(policies: readonly ProtectionPolicy[]): ProtectionTotals {
  const active = policies.filter(isActivePolicy);
  return {
    totalCoverage: sum(policies.map(({ coverage }) => coverage)),
    activeCoverage: sum(active.map(({ coverage }) => coverage)),
    monthlyPremiums: sum(active.map(({ premium }) => premium)),
    activeCount: active.length,
  };
}
