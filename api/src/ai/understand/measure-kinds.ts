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
]);

/** Measures that are sums or lists of rows, so that rows can be left out of them. */
export const COUNTS_ROWS: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'income',
  'monthly_average',
  'average_transaction',
  'count',
  'largest',
  'transactions',
]);

/** Measures for which the rest of the question does not matter, such as what a price is for. */
export const IGNORES_REST: ReadonlySet<Measure> = new Set<Measure>([
  'affordability',
  'help',
  'setup',
]);
