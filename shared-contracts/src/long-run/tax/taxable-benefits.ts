import { cents, type Cents, fromDollars } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import { benefitsTaxation } from '../sourced/income-tax';
import { percent } from './income-tax';

/**
 * `other` is the rest of the gross income, with tax-exempt interest. A separate return counts as one of a person
 * who lives with the spouse.
 */
export function taxableBenefits(benefits: Cents, other: Cents, status: FilingStatus): Cents {
  const { base, adjustedBase, lowerPercent, upperPercent } = benefitsTaxation.value;
  const half = (amount: number) => percent(amount, lowerPercent);
  const combined = other + half(benefits);
  const [lower, upper] = [fromDollars(base[status]), fromDollars(adjustedBase[status])];
  if (combined <= lower) return cents(0);
  const first = Math.min(half(benefits), half(combined - lower));
  if (combined <= upper) return cents(first);
  const more = percent(combined - upper, upperPercent) + Math.min(first, half(upper - lower));
  return cents(Math.min(more, percent(benefits, upperPercent)));
}
