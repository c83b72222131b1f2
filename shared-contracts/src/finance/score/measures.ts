import { percentOf, sum } from '../../money';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/insight/savings-rate-insight';
import { ramp, type ScoreFactorKey } from './factor';
import type { ScoreInputs } from './inputs';

/** The scale is monthly debt payments in percent of monthly income before tax. */
const DEBT_SCALE = { worst: 50, best: 10 };

/** The scale is the debt in percent of all card limits. */
const UTILIZATION_SCALE = { worst: 100, best: 10 };

export const MEANINGFUL_PERCENT = 5;

/** This many kinds give full points, and more kinds lower no score. */
export const DIVERSE_KINDS = 3;

export function heldKinds(kinds: NonNullable<ScoreInputs['kinds']>): number {
  const invested = sum(kinds.map(({ balance }) => balance));
  return kinds.filter(
    ({ balance }) => balance > 0 && balance * 100 >= MEANINGFUL_PERCENT * invested,
  ).length;
}

interface Measure {
  readonly weight: number;
  readonly points: (inputs: ScoreInputs) => number | null;
}

/** Each measure returns 0 to 100, or null without data. The weights add up to 1 (P1-9-8). */
export const MEASURES: Record<ScoreFactorKey, Measure> = {
  debt_to_income: {
    weight: 0.25,
    points: ({ debt }) => debt && ramp(percentOf(debt.payments, debt.income), DEBT_SCALE),
  },
  savings_rate: {
    weight: 0.2,
    points: ({ saving }) =>
      saving && ramp(saving.ratePercent, { worst: 0, best: EXCELLENT_SAVINGS_PERCENT }),
  },
  payment_history: {
    weight: 0.2,
    points: ({ history }) => history && (history.made / history.expected) * 100,
  },
  credit_utilization: {
    weight: 0.15,
    points: ({ cards }) => cards && ramp(percentOf(cards.owed, cards.limit), UTILIZATION_SCALE),
  },
  emergency_fund: {
    weight: 0.1,
    points: ({ emergency }) =>
      emergency && ramp(emergency.saved, { worst: 0, best: emergency.target }),
  },
  investment_diversity: {
    weight: 0.1,
    points: ({ kinds }) => kinds && Math.min(heldKinds(kinds) / DIVERSE_KINDS, 1) * 100,
  },
};
