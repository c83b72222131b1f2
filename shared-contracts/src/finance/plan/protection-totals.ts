import { type Cents, sum } from '../../money';
import type { ProtectionPolicy } from '../entities';

export interface ProtectionTotals {
  /** It is the sum of all listed policies, active or not (P2-2.protection-2). */
  readonly totalCoverage: Cents;
  readonly activeCoverage: Cents;
  readonly monthlyPremiums: Cents;
  readonly activeCount: number;
}

export const isActivePolicy = ({ status }: ProtectionPolicy): boolean => status === 'active';

export function protectionTotals(policies: readonly ProtectionPolicy[]): ProtectionTotals {
  const active = policies.filter(isActivePolicy);
  return {
    totalCoverage: sum(policies.map(({ coverage }) => coverage)),
    activeCoverage: sum(active.map(({ coverage }) => coverage)),
    monthlyPremiums: sum(active.map(({ premium }) => premium)),
    activeCount: active.length,
  };
}
