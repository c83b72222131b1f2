import {
  isActivePolicy,
  type ProtectionPolicy,
  type ProtectionTotals,
  protectionTotals,
} from '@halyard/shared-contracts/finance';

export interface ProtectionView extends ProtectionTotals {
  readonly policies: readonly ProtectionPolicy[];
}

export function protectionView(policies: readonly ProtectionPolicy[]): ProtectionView {
  return {
    ...protectionTotals(policies),
    policies: policies.toSorted(
      (a, b) => Number(isActivePolicy(b)) - Number(isActivePolicy(a)) || b.coverage - a.coverage,
    ),
  };
}
