import * as v from 'valibot';
import { CATEGORIES, isIsoDate } from '../finance';

/** What a question can ask for. */
export const MEASURES = [
  'spending',
  'income',
  'saved',
  'net_cash_flow',
  'savings_rate',
  'monthly_average',
  'average_transaction',
  'count',
  'largest',
  'transactions',
  'patterns',
  'budget_left',
  'accounts',
  'balance',
  'cash',
  'assets',
  'net_worth',
  'debt',
  'interest',
  'debt_free',
  'pay_debt_or_invest',
  'upcoming',
  'recurring',
  'price_increases',
  'affordability',
  'emergency_fund',
  'score',
  'holdings',
  'save_more',
  'help',
  'setup',
] as const;

/** One of `MEASURES`. */
export type Measure = (typeof MEASURES)[number];

const MOST_SUBJECTS = 4;
const LONGEST_NAME = 80;
/** The longest list that an answer gives. */
export const MOST_ROWS = 20;
const MOST_CENTS = 1_000_000_000_00;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const day = v.pipe(v.string(), v.maxLength(10), v.check(isIsoDate));

const subjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('category'), name: v.union([v.picklist(CATEGORIES), name]) }),
  v.object({ kind: v.literal('merchant'), name }),
  v.object({ kind: v.literal('account'), name }),
]);

/** What a question is about: a category, a merchant, or an account or debt, by the name that was used. */
export type Subject = v.InferOutput<typeof subjectSchema>;

const rangeSchema = v.object({ from: v.nullable(day), to: v.nullable(day) });

/**
 * A question about a user's own money in a closed language: a model or our own parser writes it, and rules answer it.
 * It has no room for a statement. Null means that the question did not say it.
 */
export const querySchema = v.object({
  measure: v.picklist(MEASURES),
  /** Several subjects are counted together; none means everything. */
  subjects: v.pipe(v.array(subjectSchema), v.maxLength(MOST_SUBJECTS)),
  /** Categories that do not count. */
  without: v.pipe(v.array(v.union([v.picklist(CATEGORIES), name])), v.maxLength(MOST_SUBJECTS)),
  /** First and last day, both included; null at one end leaves it open. */
  period: v.nullable(rangeSchema),
  compare: v.nullable(
    v.variant('with', [
      v.object({ with: v.literal('period'), period: rangeSchema }),
      v.object({ with: v.literal('average') }),
      v.object({ with: v.literal('budget') }),
    ]),
  ),
  split: v.nullable(v.picklist(['category', 'merchant', 'account', 'month'])),
  top: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROWS))),
  /** A price or an extra payment, in cents. */
  amount: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS))),
});

/** A question in the language of `querySchema`. */
export type Query = v.InferOutput<typeof querySchema>;
