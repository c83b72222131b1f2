import { abs, allocate, type Cents, cents, negate, subtract, sum, ZERO } from '../../money';
import type { RulePart } from './rule';

interface SplitPart {
  readonly category: RulePart['category'];
  readonly amount: Cents;
}

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Pays the fixed amounts in order until nothing is left of the whole. */
function fixedAmounts(parts: readonly RulePart[], whole: Cents): Cents[] {
  let left = whole;
  return parts.map(({ amount = ZERO }) => {
    const taken = least(amount, left);
    left = subtract(left, taken);
    return taken;
  });
}

const isRest = ({ amount, share }: RulePart): boolean =>
  amount === undefined && share === undefined;

/**
 * After the fixed amounts, shares are paid first, and the parts without amount or share divide the rest. Without
 * such parts, the shares divide all of it.
 */
function weightsOfRest(parts: readonly RulePart[]): number[] {
  const shared = parts.reduce((total, { share = 0 }) => total + share, 0);
  const rests = parts.filter(isRest).length;
  const rest = rests === 0 ? 0 : Math.max(0, 1 - shared) / rests;
  const weights = parts.map((part) => part.share ?? (isRest(part) ? rest : 0));
  if (weights.some((weight) => weight > 0)) return weights;
  return parts.map((_, at) => (at === parts.length - 1 ? 1 : 0));
}

/**
 * Splits an amount by a rule and leaves out empty parts. The parts have the sign of the amount and add up to it
 * exactly.
 */
export function splitParts(parts: readonly RulePart[], amount: Cents): SplitPart[] {
  const whole = abs(amount);
  const fixed = fixedAmounts(parts, whole);
  const rest = allocate(subtract(whole, sum(fixed)), weightsOfRest(parts));
  const filled = parts.map(({ category }, at) => {
    const size = cents((fixed[at] ?? 0) + (rest[at] ?? 0));
    return { category, amount: amount < 0 ? negate(size) : size };
  });
  return filled.filter((part) => part.amount !== 0);
}
