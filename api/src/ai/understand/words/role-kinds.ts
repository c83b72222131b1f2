import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { COUNTS_ROWS, OF_HOLDINGS } from '../measure-kinds';

export const words = (text: string): readonly string[] => text.split(' ');
export const is =
  (...measures: readonly Measure[]) =>
  ({ measure }: Query): boolean =>
    measures.includes(measure);
export const has =
  (part: 'split' | 'compare' | 'top' | 'size' | 'period') =>
  (query: Query): boolean =>
    query[part] !== null && (part !== 'split' || isDivided(query));
const DIVIDED: ReadonlySet<Measure> = new Set<Measure>(['spending', 'income']);
const OF_MONTHS: ReadonlySet<Measure> = new Set<Measure>(['saved', 'net_cash_flow']);
/** Visits can be counted for each merchant, account, or category, and as a number per week or month. */
const OF_COUNTS: ReadonlySet<Query['split']> = new Set<Query['split']>([
  'merchant',
  'category',
  'account',
  'week',
  'month',
]);
export const isDivided = ({ measure, split }: Query): boolean =>
  split !== null &&
  (DIVIDED.has(measure) ||
    (measure === 'count' && OF_COUNTS.has(split)) ||
    (split === 'month' && OF_MONTHS.has(measure)));
export const isAbout = ({ subjects }: Query): boolean => subjects.length > 0;
export const isAboutAccount = ({ subjects }: Query): boolean =>
  subjects.some(({ kind }) => kind === 'account');
export const ofHoldings = ({ measure }: Query): boolean => OF_HOLDINGS.has(measure);
export const OF_SINGLE: ReadonlySet<Measure> = new Set<Measure>([
  'count',
  'largest',
  'transactions',
  'average_transaction',
  'median_transaction',
]);
export const ofAverages = is(
  'monthly_average',
  'weekly_average',
  'daily_average',
  'average_transaction',
  'median_transaction',
  'average_income',
);
export const ofRows = ({ measure }: Query): boolean => COUNTS_ROWS.has(measure);

export const isAhead = is('upcoming', 'expected_income', 'expected_balance');
export const isOfRepeats = is('recurring', 'price_increases', 'upcoming', 'patterns', 'save_more');
export const isMonthly = is(
  'monthly_average',
  'recurring',
  'regular_income',
  'debt_free',
  'net_cash_flow',
  'minimum_payments',
  'goals',
);

export type RoleWords = readonly [
  words: readonly string[],
  fits: readonly ((query: Query) => boolean)[],
];
