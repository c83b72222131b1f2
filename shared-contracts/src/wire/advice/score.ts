import * as v from 'valibot';
import { isoMonth, SCORE_FACTORS, type ScoreFactorKey, type ScorePoint } from '../../finance';
import { civilMonth, provenance } from '../common';
import { decodeProvenance, type Provenance } from '../provenance';

const factor = v.object({ score: v.number(), weight: v.number(), description: v.string() });

export const scoreAnswerSchema = v.object({
  ...provenance,
  current: v.nullable(v.number()),
  history: v.array(v.object({ date: civilMonth, score: v.number() })),
  /** Factors without data are absent (P1-3-18). */
  factors: v.object({
    debt_to_income: v.optional(factor),
    savings_rate: v.optional(factor),
    payment_history: v.optional(factor),
    credit_utilization: v.optional(factor),
    emergency_fund: v.optional(factor),
    investment_diversity: v.optional(factor),
  }),
});

export const SCORE_FACTOR_DESCRIPTIONS: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Monthly debt payments against monthly income',
  savings_rate: 'Share of income that is left after spending',
  payment_history: 'Months in which every recurring debt payment was found',
  credit_utilization: 'Card balances against card limits',
  emergency_fund: 'Months of spending that cash would cover',
  investment_diversity: 'Spread over kinds of accounts',
};

export interface ScoreAnswer extends Provenance {
  /** It is 0 to 100, and null while fewer than three factors are known. */
  readonly current: number | null;
  readonly history: readonly ScorePoint[];
  readonly factors: readonly {
    readonly key: ScoreFactorKey;
    readonly score: number;
    readonly weight: number;
    readonly description: string;
  }[];
}

export function decodeScore(raw: unknown): ScoreAnswer {
  const wire = v.parse(scoreAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    current: wire.current,
    history: wire.history.map(({ date, score }) => ({ date: isoMonth(date), score })),
    factors: SCORE_FACTORS.flatMap((key) => {
      const known = wire.factors[key];
      return known ? [{ key, ...known }] : [];
    }),
  };
}
