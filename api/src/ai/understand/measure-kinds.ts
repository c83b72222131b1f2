import type { Measure } from '@halyard/shared-contracts/wire';

/** Measures about what is held or owed: a name is an account's before it is a category's. */
export const OF_HOLDINGS: ReadonlySet<Measure> = new Set<Measure>([
  'accounts',
  'balance',
  'cash',
  'assets',
  'debt',
  'interest',
  'debt_free',
  'holdings',
  'minimum_payments',
  'debt_payments',
  'credit_utilization',
  'home_equity',
  'investment_gain',
  'investment_return',
  'extra_payment',
  'expected_balance',
]);

/** Measures whose names are things to buy or nothing at all. */
export const WITHOUT_SUBJECT: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'net_worth',
  'savings_rate',
  'score',
  'emergency_fund',
  'pay_debt_or_invest',
  'save_more',
  'help',
  'setup',
  'patterns',
  'assets',
  'cash',
  'accounts',
  'saved',
  'net_cash_flow',
  'safe_to_spend',
  'policies',
  'life_cover',
  'retirement_age',
  'money_lasts',
  'extra_saving',
  'social_security',
  'score_steps',
  'tax_estimate',
]);

/** Measures that are sums or lists of rows, so that rows can be left out of them. */
export const COUNTS_ROWS: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'income',
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
  'deposits',
  'refunds',
  'double_charges',
]);

/** Measures that say how things stand now, even if the question names a time. */
export const IS_OF_TODAY: ReadonlySet<Measure> = new Set<Measure>([
  'accounts',
  'assets',
  'debt',
  'interest',
  'debt_free',
  'pay_debt_or_invest',
  'holdings',
  'investment_gain',
  'investment_return',
  'policies',
  'life_cover',
  'retirement_age',
  'money_lasts',
  'extra_payment',
  'extra_saving',
  'social_security',
  'score_steps',
  'tax_estimate',
  'score',
  'emergency_fund',
  'affordability',
  'safe_to_spend',
  'regular_income',
  'recurring',
  'price_increases',
  'upcoming',
  'expected_income',
  'patterns',
  'save_more',
  'minimum_payments',
  'credit_utilization',
  'home_equity',
  'goals',
]);

/** Measures that an amount in the question belongs to. */
export const USES_AMOUNT: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'debt_free',
  'extra_payment',
  'extra_saving',
]);

/** The highest age or score that a question can name. */
export const TARGETS: ReadonlyMap<Measure, number> = new Map<Measure, number>([
  ['retirement_age', 120],
  ['social_security', 120],
  ['score_steps', 100],
]);

/** Measures that answer what a user should do. */
export const ADVISES: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'debt',
  'help',
  'pay_debt_or_invest',
  'safe_to_spend',
  'save_more',
  'setup',
  'upcoming',
]);

/** Measures for which the rest of the question does not matter, such as what a price is for. */
export const IGNORES_REST: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'safe_to_spend',
  'help',
  'setup',
]);
