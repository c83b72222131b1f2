import * as v from 'valibot';
import { isoMonth, SCORE_FACTORS, type ScoreFactorKey, type ScorePoint } from '../finance';
import { civilMonth, provenance } from './common';
import { decodeProvenance, type Provenance } from './provenance';

const factor = v.object({ score: v.number(), weight: v.number(), description: v.string() });

export const scoreAnswerSchema = v.object({
  ...provenance,
  /** null while fewer than three factors are known. */
  current: v.nullable(v.number()),
  history: v.array(v.object({ date: civilMonth, score: v.number() })),
  /** Only the factors that the data can give; the others give their weight to these. */
  factors: v.object({
    debt_to_income: v.optional(factor),
    savings_rate: v.optional(factor),
    payment_history: v.optional(factor),
    credit_utilization: v.optional(factor),
    emergency_fund: v.optional(factor),
    investment_diversity: v.optional(factor),
  }),
});

/** What each factor measures, in words for the user (P1-3-17: factors have a description). */
export const SCORE_FACTOR_DESCRIPTIONS: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Monthly debt payments against monthly income',
  savings_rate: 'Share of income that is left after spending',
  payment_history: 'Months in which every recurring debt payment was found',
  credit_utilization: 'Card balances against card limits',
  emergency_fund: 'Months of spending that cash would cover',
  investment_diversity: 'Spread over kinds of accounts',
};

export interface ScoreAnswer extends Provenance {
  /** 0 to 100; null while fewer than three factors are known. */
  readonly current: number | null;
  readonly history: readonly ScorePoint[];
  /** In the order of P1-3-18; a factor that the data cannot give is absent. */
  readonly factors: readonly {
    readonly key: ScoreFactorKey;
    readonly score: number;
    readonly weight: number;
    readonly description: string;
  }[];
}

/** Decodes the score answer; throws a `ValiError` for any other shape. */
export function decodeScore(raw: unknown): ScoreAnswer {
  const wire = v.parse(scoreAnswerSchema, raw);
  return {
    ...decodeProvenance(wire),
    current: wire.current,
    history: wire.history.map(({ date, score }) => ({ date: isoMonth(date), score })),
    factors: SCORE_FACTORS.flatMap((key) => {
      const told = wire.factors[key];
      return told ? [{ key, ...told }] : [];
    }),
  };
}
