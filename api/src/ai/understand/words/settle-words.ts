import type { Measure } from '@halyard/shared-contracts/wire';
import { type Clues, isOfEverything, NAMES_GOAL } from '../clues';
import type { FoundMeasure } from '../find-measures';
import type { Meaning } from '../names/names';

const SAVES = new Set('save saves saving saved savings keep keeping'.split(' '));
const OWES = new Set('debt debts loan loans'.split(' '));

/** A share of income without a name is the saved part or the part that goes to debts. */
export function shareOfAll(words: readonly string[], isOfSavings: boolean): Measure | null {
  if (words.some((word) => OWES.has(word))) return 'minimum_payments';
  return isOfSavings || words.some((word) => SAVES.has(word)) ? 'savings_rate' : null;
}

export const VISITS = new Set(
  'trips visits orders meals rides runs coffees deliveries fillups'.split(' '),
);

const OTHER_AMOUNTS = new Set(
  'longer time sooner faster quicker earlier more interest extra will'.split(' '),
);

/** 'How much to pay off my car' asks for the amount owed, but 'how much longer' asks for a time. */
export const asksForAmount = (words: readonly string[]): boolean =>
  words.some((word, at) => word === 'how' && words[at + 1] === 'much') &&
  !words.some((word) => OTHER_AMOUNTS.has(word));

export const isNoGoal = ({ meaning }: Clues['names'][number]): boolean => meaning.goal.length === 0;

const EACH = new Set(['each', 'every']);
/** 'Each month of this year' asks for every month and not for an average. */
export const hasEach = (words: readonly string[]): boolean => words.some((word) => EACH.has(word));

/** 'What hit my account' and 'how close am I to my limit' ask for no goal. */
export const isOfGoal = ({ measure }: FoundMeasure, { words, names }: Clues): boolean =>
  measure !== 'goals' ||
  words.some((word) => NAMES_GOAL.has(word)) ||
  names.some(({ meaning }) => meaning.goal.length > 0);

/**
 * A pension that goes up has no price, a refund that will come is not known, and the largest investment is no
 * payment.
 */
export const isOfTheOther = (
  measure: Measure,
  { words, names, isOfIncome, isAhead }: Clues,
): boolean =>
  (measure === 'price_increases' && isOfIncome) ||
  (measure === 'refunds' && (isAhead || words.includes('will') || words.includes('going'))) ||
  (measure === 'largest' &&
    names.some(({ meaning }) => meaning.category.some(({ name }) => name === 'Investments')));

export const MAY_BE_OF_GOAL = new Set<Measure>(['budget_left', 'saved', 'balance', 'cash']);

/** 'How much of my mortgage is paid' asks for a share of a debt, and not for a payment. */
export const isOfDebtPart = ({ words, names }: Clues): boolean =>
  words.includes('paid') &&
  words.join(' ').includes('how much of my') &&
  names.some(({ meaning }) => meaning.account.length > 0);

const CHANGES =
  /\b(?:changed?|changes|rose|risen|grew|grown|increased?|increases|decreased?|decreases|drop(?:ped|s)?|fell|(?:went|gone|going|goes|go|come|came) (?:up|down))\b/;
const RANKS = new Set('most biggest largest highest greatest'.split(' '));

/** 'Which category went up the most' and 'what was the biggest change' ask for the change since another time. */
export const asksForChange = (words: readonly string[]): boolean =>
  CHANGES.test(words.join(' ')) && words.some((word) => RANKS.has(word));

/** 'Has my rent been paid' is about a bill, but 'have I been paid' is not. */
const isBillPaid = ({ words, names, isOfIncome }: Clues): boolean =>
  names.length > 0 &&
  !isOfIncome &&
  words.some((word, at) => word === 'been' && words[at + 1] === 'paid' && words[at - 1] !== 'i');

/** 'Show me yesterday's purchases' asks for each of them, but 'show me my spending' asks for a sum. */
export const asksForList = ({ words, split, isComparing }: Clues): boolean =>
  split === null &&
  !isComparing &&
  (ASKS_FOR_ANY.test(words.join(' ')) ||
    (['show', 'list', 'see'].some((word) => words.slice(0, FIRST_WORDS).includes(word)) &&
      words.some((word) => ['purchases', 'charges', 'transactions'].includes(word))));
const ASKS_FOR_ANY =
  /^(?:is there |was there |were there |did i have )?(?:anything|any) (?:charged|bought|paid|spent|purchased|charges|purchases)\b/;
const FIRST_WORDS = 4;

/** The average paycheck is an average of single deposits. */
export const isOfPaycheck = (measure: Measure, words: readonly string[]): boolean =>
  measure === 'average_transaction' && words.some((word) => PAYCHECKS.has(word));
const PAYCHECKS = new Set(['paycheck', 'paychecks']);

/** 'My last 10 transactions' and 'how many transactions' have deposits too, but purchases do not. */
const isOfAllRows = (
  measure: Measure,
  { words, names, top, split, order, asksWhen }: Clues,
): boolean =>
  (measure === 'count' ||
    (measure === 'transactions' && (top !== null || words.includes('all')))) &&
  words.includes('transactions') &&
  !asksWhen &&
  names.length === 0 &&
  split === null &&
  order === null &&
  !words.some((word) => OF_PAYMENTS.has(word));
const OF_PAYMENTS = new Set(
  'spending spent spend payments paid pay purchases bought expensive largest biggest highest expenses'.split(
    ' ',
  ),
);

export const isOfFees = ({ category }: Meaning): boolean =>
  category.some(({ name }) => name === 'Fees');

/** 'Chase interest' and 'fees and interest' name rows that were paid, and not the rate of a debt. */
const isOfInterestPaid = (measure: Measure, { words, names }: Clues): boolean =>
  measure === 'interest' &&
  words.some((word) => WAS_PAID.has(word)) &&
  names.some(
    ({ text, meaning }) =>
      (text.includes('interest') && meaning.merchant.length > 0) || isOfFees(meaning),
  ) &&
  names.every(({ meaning }) => meaning.account.length === 0);
const WAS_PAID = new Set(['did', 'paid', 'charged']);

/** Returns the measure that no other word of the question can change, or null. */
export function clearlyOf(measure: Measure, clues: Clues): Measure | null {
  if (isOfInterestPaid(measure, clues)) return 'spending';
  if (isBillPaid(clues)) return 'spending';
  if (isRateOfVisits(measure, clues)) return 'count';
  if (measure === 'average_income' && isPerPaycheck(clues.words)) return 'average_transaction';
  if (measure === 'average_income') return measure;
  if (measure === 'income' && listsPaychecks(clues)) return 'deposits';
  if (measure === 'debt' && asksWhatWasPaid(clues)) return 'spending';
  if (measure === 'transfers') return isOfSaved(clues) ? 'saved' : measure;
  if (measure === 'expected_balance' && clues.order === 'least') return measure;
  if (isOfPaycheck(measure, clues.words)) return 'average_transaction';
  if (measure === 'transactions' && isOfEverything(clues)) return 'activity';
  return isOfAllRows(measure, clues) ? 'activity' : null;
}

const WAS_PAID_TO =
  /^(?:how much|what) (?:did|have) i (?:already )?(?:pay|paid|spend|spent)(?: (?:in|on|for|to|toward|towards))? (?!off|down)/;
/** 'How much did I pay in student loans' asks for payments, and not for what is owed. */
const asksWhatWasPaid = ({ words, names }: Clues): boolean =>
  WAS_PAID_TO.test(words.join(' ')) &&
  !words.some((word) => OWED.has(word)) &&
  names.length > 0 &&
  names.every(({ meaning }) => meaning.category.length > 0);
const OWED = new Set('owe owed debt debts balance left remaining off down'.split(' '));

/** 'Transfers into savings' are what was put aside. */
const isOfSaved = ({ found }: Clues): boolean => found.some(({ measure }) => measure === 'saved');

const SHOWS = new Set(['show', 'list', 'see', 'give']);
const SINGLE_PAY = new Set(['paychecks', 'deposits', 'payslips']);
/** 'Show me my paychecks' and 'list income over $500' ask for each of them. */
function listsPaychecks({ words, names, split, size, isComparing }: Clues): boolean {
  if (names.length > 0 || split !== null || isComparing) return false;
  const shows = words.some((word) => SHOWS.has(word));
  return shows && (size !== null || words.some((word) => SINGLE_PAY.has(word)));
}

/** 'Average income per paycheck' is no income of a month. */
const isPerPaycheck = (words: readonly string[]): boolean =>
  /\b(?:per|each|every|a|one) (?:paycheck|pay check|payday)\b/.test(words.join(' '));

/** 'How many times a week do I go to Costco' asks for a number of visits, and not for an amount. */
const isRateOfVisits = (measure: Measure, { words, found, names }: Clues): boolean =>
  (measure === 'weekly_average' || measure === 'monthly_average') &&
  names.length > 0 &&
  words.some((word, at) => word === 'many' && words[at - 1] === 'how') &&
  (found.some((each) => each.measure === 'count') || words.some((word) => VISITS.has(word)));
