import type { ProtectionPolicy } from '@halyard/shared-contracts/finance';
import { type Cents, sum } from '@halyard/shared-contracts/money';

export interface ProtectionView {
  /**
   * Coverage of every policy in the list, whatever its status: the specification asks for the sum of what is
   * shown (P2-2.protection-2). What would be paid today is `activeCoverage`, printed beside it.
   */
  readonly totalCoverage: Cents;
  readonly activeCoverage: Cents;
  /** Premiums of the active policies, per month. */
  readonly monthlyPremiums: Cents;
  readonly activeCount: number;
  /** Active ones first, then by coverage, largest first. */
  readonly policies: readonly ProtectionPolicy[];
}

const isActive = ({ status }: ProtectionPolicy): boolean => status === 'active';

/** The sums and the list of the protection screen. */
export function protectionView(policies: readonly ProtectionPolicy[]): ProtectionView {
  const active = policies.filter(isActive);
  return {
    totalCoverage: sum(policies.map(({ coverage }) => coverage)),
    activeCoverage: sum(active.map(({ coverage }) => coverage)),
    monthlyPremiums: sum(active.map(({ premium }) => premium)),
    activeCount: active.length,
    policies: policies.toSorted(
      (a, b) => Number(isActive(b)) - Number(isActive(a)) || b.coverage - a.coverage,
    ),
  };
}
