import type { Measure } from '@halyard/shared-contracts/wire';

/** These measures are about holdings and debts, so a name means an account before it means a category. */
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
  'allocation',
  'cash_after_cards',
  'payoff_with',
]);

/** A name in a question for one of these is a thing to buy, or nothing. */
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
  'unusual_charges',
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
  'future_worth',
  'missed_bills',
]);

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

/** These measures say how things are now, even if the question names a time. */
export const IS_OF_TODAY: ReadonlySet<Measure> = new Set<Measure>([
  'accounts',
  'assets',
  'debt',
  'interest',
  'debt_free',
  'payoff_with',
  'covers_bill',
  'unusual_charges',
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
  'missed_bills',
  'new_bills',
  'yearly_bills',
  'allocation',
  'future_worth',
  'cash_after_cards',
  'upcoming',
  'expected_income',
  'patterns',
  'save_more',
  'minimum_payments',
  'credit_utilization',
  'home_equity',
  'goals',
]);

export const USES_AMOUNT: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'debt_free',
  'payoff_with',
  'extra_payment',
  'extra_saving',
]);

/** A question can name at most this age or score. */
export const TARGETS: ReadonlyMap<Measure, number> = new Map<Measure, number>([
  ['retirement_age', 120],
  ['social_security', 120],
  ['score_steps', 100],
]);

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

/** The rest of the question does not matter for these measures, such as the thing that a price is for. */
export const IGNORES_REST: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'safe_to_spend',
  'help',
  'setup',
]);

/** What is owned and owed can leave some of it out. */
export const LEAVES_OUT: ReadonlySet<Measure> = new Set<Measure>(['debt', 'net_worth']);
