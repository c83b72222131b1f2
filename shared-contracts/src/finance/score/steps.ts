import { cents, type Cents, percentOf } from '../../money';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/insight/savings-rate-insight';
import { SCORE_FACTORS, type ScoreFactorKey } from './factor';
import type { ScoreInputs } from './inputs';
import { DIVERSE_KINDS } from './measures';
import { missingKinds, withMoreKinds } from './more-kinds';
import { factorsOf, score } from './score';

export const SCORE_GOAL = 85;

/** A step says how far one factor alone leads toward a score. */
export interface ScoreStep {
  readonly key: ScoreFactorKey;
  /**
   * It is the smallest change that reaches the score, in cents, or in payments for the payment history. It is null
   * if this factor alone does not reach it.
   */
  readonly change: Cents | null;
  /** It is the score after that change, or with the best value of the factor. */
  readonly score: number;
}

/** A larger change never lowers the score. `most` is the best one. */
interface Changes {
  readonly most: number;
  readonly at: (change: number) => ScoreInputs;
}

const upTo = (most: number, at: Changes['at']): Changes => ({ most: Math.max(0, most), at });

/** The changes go from zero to the most that helps. They are null for a factor without data. */
const CHANGES: Readonly<
  Record<Exclude<ScoreFactorKey, 'investment_diversity'>, (inputs: ScoreInputs) => Changes | null>
> = {
  debt_to_income: (inputs) => {
    const { debt } = inputs;
    if (!debt) return null;
    const { payments } = debt;
    return upTo(payments, (less) => ({
      ...inputs,
      debt: { ...debt, payments: cents(payments - less) },
    }));
  },
  savings_rate: (inputs) => {
    const { saving } = inputs;
    if (!saving) return null;
    const { ratePercent, income, months } = saving;
    const most = Math.ceil((income * (EXCELLENT_SAVINGS_PERCENT - ratePercent)) / 100 / months);
    return upTo(income > 0 ? most : 0, (more) => ({
      ...inputs,
      saving: { ...saving, ratePercent: ratePercent + percentOf(cents(more * months), income) },
    }));
  },
  payment_history: (inputs) => {
    const { history } = inputs;
    if (!history) return null;
    const { made, expected } = history;
    return upTo(expected - made, (more) => ({
      ...inputs,
      history: { made: made + more, expected },
    }));
  },
  credit_utilization: (inputs) => {
    const { cards } = inputs;
    if (!cards) return null;
    return upTo(cards.owed, (less) => ({
      ...inputs,
      cards: { ...cards, owed: cents(cards.owed - less) },
    }));
  },
  emergency_fund: (inputs) => {
    const { emergency } = inputs;
    if (!emergency) return null;
    const { saved, target } = emergency;
    return upTo(target - saved, (more) => ({
      ...inputs,
      emergency: { target, saved: cents(saved + more) },
    }));
  },
};

const scoreOf = (inputs: ScoreInputs): number => score(factorsOf(inputs)) ?? 0;

function smallest({ most, at }: Changes, goal: number): Omit<ScoreStep, 'key'> {
  const best = scoreOf(at(most));
  if (best < goal) return { change: null, score: best };
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (scoreOf(at(middle)) >= goal) high = middle;
    else low = middle + 1;
  }
  return { change: cents(low), score: scoreOf(at(low)) };
}

/** Computes the least new money in missing kinds of investments. */
function moreKinds(inputs: ScoreInputs, goal: number): Omit<ScoreStep, 'key'> | null {
  if (!inputs.kinds) return null;
  const { kinds } = inputs;
  const now = { change: cents(0), score: scoreOf(inputs) };
  const more = missingKinds(kinds, DIVERSE_KINDS).map((wanted) => {
    const added = withMoreKinds(kinds, wanted);
    return { change: added.added, score: scoreOf({ ...inputs, kinds: added.kinds }) };
  });
  const all = [now, ...more];
  return all.find((each) => each.score >= goal) ?? { change: null, score: all.at(-1)!.score };
}

/**
 * Returns the smallest change of each factor alone that reaches the score. The list is empty while there is no
 * score (P3-C5-3).
 */
export function scoreSteps(inputs: ScoreInputs, goal: number): ScoreStep[] {
  if (score(factorsOf(inputs)) === null) return [];
  return SCORE_FACTORS.flatMap((key): ScoreStep[] => {
    if (key === 'investment_diversity') {
      const step = moreKinds(inputs, goal);
      return step ? [{ key, ...step }] : [];
    }
    const changes = CHANGES[key](inputs);
    return changes ? [{ key, ...smallest(changes, goal) }] : [];
  });
}
