import {
  isActivePolicy,
  type ProtectionPolicy,
  type ProtectionTotals,
  protectionTotals,
} from '@halyard/shared-contracts/finance';

export interface ProtectionView extends ProtectionTotals {
  /** Active ones first, then by coverage, largest first. */
  readonly policies: readonly ProtectionPolicy[];
}

/** The sums and the list of the protection screen. */
export function protectionView(policies: readonly ProtectionPolicy[]): ProtectionView {
  return {
    ...protectionTotals(policies),
    policies: policies.toSorted(
      (a, b) => Number(isActivePolicy(b)) - Number(isActivePolicy(a)) || b.coverage - a.coverage,
    ),
  };
}
