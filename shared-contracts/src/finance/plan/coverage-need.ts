import { add, type Cents, cents, subtract, sum } from '../../money';
import { totalDebt } from '../account/totals';
import type { Liability, ProtectionPolicy } from '../entities';
import { isActivePolicy } from './protection-totals';

/** It compares what active policies would pay with what that has to cover, in cents. */
export interface CoverageNeed {
  readonly covered: Cents;
  readonly owed: Cents;
  /** It is what would be left after all debts, and below zero if the debts are larger. */
  readonly left: Cents;
  /** The rest pays for this many usual months of spending. It is null without a full month or a rest. */
  readonly months: number | null;
}

const coverageOf = (policies: readonly ProtectionPolicy[]): Cents =>
  sum(policies.map(({ coverage }) => coverage));

export const isOfMortgage = ({ type }: { readonly type: string }): boolean => type === 'mortgage';

/** A mortgage policy pays no more than the mortgage (P3-C6-9). */
export function coverageNeed(
  policies: readonly ProtectionPolicy[],
  liabilities: readonly Liability[],
  monthlySpending: Cents | null,
): CoverageNeed {
  const active = policies.filter(isActivePolicy);
  const mortgage = totalDebt(liabilities.filter(isOfMortgage));
  const ofMortgage = cents(Math.min(mortgage, coverageOf(active.filter(isOfMortgage))));
  const covered = add(coverageOf(active.filter((policy) => !isOfMortgage(policy))), ofMortgage);
  const owed = totalDebt(liabilities);
  const left = subtract(covered, owed);
  const isKnown = monthlySpending !== null && monthlySpending > 0 && left > 0;
  return { covered, owed, left, months: isKnown ? Math.floor(left / monthlySpending) : null };
}
