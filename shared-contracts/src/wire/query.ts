import * as v from 'valibot';
import { CATEGORIES, isIsoDate } from '../finance';

export const MEASURES = [
  'spending',
  'income',
  'deposits',
  'regular_income',
  'refunds',
  'saved',
  'net_cash_flow',
  'savings_rate',
  'monthly_average',
  'weekly_average',
  'daily_average',
  'share_of_income',
  'share_of_spending',
  'average_transaction',
  'median_transaction',
  'average_income',
  'count',
  'largest',
  'transactions',
  'activity',
  'transfers',
  'quiet_days',
  'unusual_charges',
  'patterns',
  'budget_left',
  'budget_ahead',
  'months_over_budget',
  'accounts',
  'balance',
  'cash',
  'balance_change',
  'after_bills',
  'cash_runway',
  'cash_after_cards',
  'assets',
  'wealth_parts',
  'net_worth',
  'investments_move',
  'debts_move',
  'debt',
  'interest',
  'minimum_payments',
  'debt_payments',
  'credit_utilization',
  'home_equity',
  'debt_free',
  'payoff_with',
  'lump_sum',
  'first_debt',
  'payment_split',
  'yearly_interest',
  'pay_debt_or_invest',
  'upcoming',
  'covers_bill',
  'expected_income',
  'expected_balance',
  'goals',
  'goal_with',
  'save_by',
  'recurring',
  'price_increases',
  'missed_bills',
  'new_bills',
  'yearly_bills',
  'double_charges',
  'affordability',
  'monthly_room',
  'safe_to_spend',
  'emergency_fund',
  'score',
  'holdings',
  'allocation',
  'future_worth',
  'investment_gain',
  'investment_return',
  'policies',
  'life_cover',
  'retirement_age',
  'money_lasts',
  'yearly_withdrawal',
  'required_withdrawal',
  'extra_payment',
  'extra_saving',
  'social_security',
  'score_steps',
  'tax_estimate',
  'save_more',
  'help',
  'setup',
] as const;

export type Measure = (typeof MEASURES)[number];

/** A question has at most this many subjects, such as the merchants of one name. */
export const MOST_SUBJECTS = 20;
const MOST_WITHOUT = 4;
const LONGEST_NAME = 80;

/** Shortens a name of the user's data to the limit of a query. */
export const queryName = (name: string): string => name.slice(0, LONGEST_NAME);
export const MOST_ROWS = 20;
const MOST_CENTS = 1_000_000_000_00;

const moneyOf = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const LEAST_TARGET = 1;
const MOST_TARGET = 120;
const day = v.pipe(v.string(), v.maxLength(10), v.check(isIsoDate));

const subjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('category'), name: v.union([v.picklist(CATEGORIES), name]) }),
  v.object({ kind: v.literal('merchant'), name }),
  v.object({ kind: v.literal('account'), name }),
  v.object({ kind: v.literal('goal'), name }),
  v.object({ kind: v.literal('tag'), name }),
]);

/** A subject is a category, a merchant, an account or debt, a goal, or a tag, by the name in the question. */
export type Subject = v.InferOutput<typeof subjectSchema>;

const rangeSchema = v.object({ from: v.nullable(day), to: v.nullable(day) });

/**
 * A `Query` is a question about the user's own money in a closed language. A model or our own parser writes it, and
 * rules answer it. It cannot contain a statement. Null means that the question did not say it.
 */
export const querySchema = v.object({
  measure: v.picklist(MEASURES),
  /** Several subjects are counted together. An empty list means everything. */
  subjects: v.pipe(v.array(subjectSchema), v.maxLength(MOST_SUBJECTS)),
  /** These categories do not count. */
  without: v.pipe(v.array(v.union([v.picklist(CATEGORIES), name])), v.maxLength(MOST_WITHOUT)),
  /** The first and last day are included. Null leaves one end open. */
  period: v.nullable(rangeSchema),
  compare: v.nullable(
    v.variant('with', [
      v.object({ with: v.literal('period'), period: rangeSchema }),
      v.object({ with: v.literal('average') }),
      v.object({ with: v.literal('budget') }),
    ]),
  ),
  split: v.nullable(
    v.picklist(['category', 'merchant', 'account', 'month', 'week', 'day', 'weekday', 'year']),
  ),
  /** It is the order of a list or a split, and null for the usual one. */
  order: v.nullable(v.picklist(['most', 'least', 'oldest'])),
  /** It selects one place of that order: 2 for 'second largest'. */
  rank: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROWS))),
  /** Only rows on these days of the week count, from 0 for Sunday to 6 for Saturday. An empty list means every day. */
  weekdays: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
    v.maxLength(7),
  ),
  top: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROWS))),
  /** It is a price, an extra payment, or an additional saving, in cents. */
  amount: v.nullable(moneyOf),
  /** It is an age, the score to reach, or the months that savings should cover. */
  target: v.nullable(
    v.pipe(v.number(), v.integer(), v.minValue(LEAST_TARGET), v.maxValue(MOST_TARGET)),
  ),
  /** Only rows above or below an amount count, in cents without a sign. Null means any amount. */
  size: v.nullable(v.object({ above: v.nullable(moneyOf), below: v.nullable(moneyOf) })),
});

export type Query = v.InferOutput<typeof querySchema>;
