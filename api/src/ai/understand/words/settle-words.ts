import type { Measure } from '@halyard/shared-contracts/wire';
import type { Clues } from '../clues';

const SAVES = new Set('save saves saving saved savings keep keeping'.split(' '));
const OWES = new Set('debt debts loan loans'.split(' '));

/** A share of income without a name is the saved part or the part that goes to debts. */
export function shareOfAll(words: readonly string[], isOfSavings: boolean): Measure | null {
  if (words.some((word) => OWES.has(word))) return 'minimum_payments';
  return isOfSavings || words.some((word) => SAVES.has(word)) ? 'savings_rate' : null;
}

export const VISITS = new Set('trips visits orders meals rides runs coffees deliveries'.split(' '));

const OTHER_AMOUNTS = new Set(
  'longer time sooner faster quicker earlier more interest extra will'.split(' '),
);

/** 'How much to pay off my car' asks for the amount owed, but 'how much longer' asks for a time. */
export const isAmountAsked = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'how' && words[at + 1] === 'much') &&
  !words.some((word) => OTHER_AMOUNTS.has(word));

export const isNoGoal = ({ meaning }: Clues['names'][number]): boolean => meaning.goal.length === 0;

const EACH = new Set(['each', 'every']);
/** 'Each month of this year' asks for every month and not for an average. */
export const hasEach = (words: readonly string[]): boolean => words.some((word) => EACH.has(word));
