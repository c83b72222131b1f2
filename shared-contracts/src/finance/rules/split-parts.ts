import { abs, allocate, type Cents, cents, negate, subtract, sum, ZERO } from '../../money';
import type { RulePart } from './rule';

interface SplitPart {
  readonly category: RulePart['category'];
  readonly amount: Cents;
}

const least = (a: Cents, b: Cents): Cents => (a < b ? a : b);

/** Fixed amounts in their order, as far as the whole reaches. */
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

/** After the amounts, the shares get theirs, and the parts without either get the rest; else all is in proportion. */
function weightsOfRest(parts: readonly RulePart[]): number[] {
  const shared = parts.reduce((total, { share = 0 }) => total + share, 0);
  const rests = parts.filter(isRest).length;
  const rest = rests === 0 ? 0 : Math.max(0, 1 - shared) / rests;
  const weights = parts.map((part) => part.share ?? (isRest(part) ? rest : 0));
  if (weights.some((weight) => weight > 0)) return weights;
  return parts.map((_, at) => (at === parts.length - 1 ? 1 : 0));
}

/** The parts of a row that a rule splits, without empty ones. They have its sign and add up to it to the cent. */
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
