import type { Measure, Query } from '@halyard/shared-contracts/wire';
import type { FoundMeasure } from './find-measures';
import type { FoundName } from './names/find-names';

export interface Clues {
  readonly words: readonly string[];
  readonly found: readonly FoundMeasure[];
  readonly names: readonly FoundName[];
  readonly split: Query['split'];
  readonly hasWithout: boolean;
  readonly top: number | null;
  readonly amount: number | null;
  readonly size: Query['size'];
  readonly order: Query['order'];
  readonly asksWhen: boolean;
  /** The question compares two times, or one with the average. */
  readonly isComparing: boolean;
  readonly isAgainstAverage: boolean;
  readonly isDated: boolean;
  /** The time is in the future. */
  readonly isAhead: boolean;
  readonly isCard: boolean;
  readonly isOfIncome: boolean;
}

export const isOnlyAccount = ({ meaning }: FoundName): boolean =>
  meaning.account.length > 0 && meaning.category.length + meaning.merchant.length === 0;

export const isOnlyGoal = ({ meaning }: FoundName): boolean =>
  meaning.goal.length > 0 &&
  meaning.account.length + meaning.category.length + meaning.merchant.length === 0;

export const isAccount = ({ meaning }: FoundName): boolean =>
  meaning.account.length > 0 && meaning.category.length === 0;

const EVERYTHING = new Set(['everything', 'anything']);
const OF_SPENDING = new Set(
  'spend spent spending cost costs paid pay bought purchased purchases charges charged payments expenses bills'.split(
    ' ',
  ),
);

/** 'Everything over $1,000' has deposits too. */
export const isOfEverything = ({ words, names, size, split, hasWithout }: Clues): boolean =>
  size !== null &&
  split === null &&
  !hasWithout &&
  names.length === 0 &&
  words.some((word) => EVERYTHING.has(word)) &&
  !words.some((word) => OF_SPENDING.has(word));

/** A name alone means the spending on it, or the balance of an account. */
export function impliedMeasure(clues: Clues): Measure | null {
  const { words, names, isOfIncome, hasWithout } = clues;
  const [first] = names;
  if (clues.size !== null) return isOfEverything(clues) ? 'activity' : 'transactions';
  if (first && isOnlyGoal(first)) return 'goals';
  if (!first || (words.includes('did') && words.includes('put'))) return null;
  if (isOfIncome) return 'income';
  if (isSubscriptions([first])) return clues.isDated ? 'spending' : 'recurring';
  if (hasWithout || words.includes('everything')) return 'spending';
  // 'The Visa since November 1' asks for purchases, because what is owed has no such time.
  if (clues.isCard && clues.isDated) return 'spending';
  // 'From Northwind this year' may be pay, but what an account holds is not of a year.
  if (first.meaning.account.length > 0 && first.meaning.merchant.length > 0 && clues.isDated)
    return null;
  // What is held has no such time.
  if (isAccount(first) && clues.isDated) return null;
  return isAccount(first) ? 'balance' : 'spending';
}

const SPENDS = new Set(['spend', 'spent', 'spending', 'expense', 'expenses', 'out']);

/** 'Income and spending' asks for both, but 'get paid' does not, although it has a word of each. */
export const isBoth = (words: readonly string[]): boolean =>
  words.some((word) => word === 'and' || word === 'versus') &&
  words.some((word) => SPENDS.has(word));

/** These words mean incoming money. 'Make' is not one of them, because people also make purchases. */
export const COMES_IN = new Set(
  'deposit deposits paycheck paychecks income earnings salary wages received'.split(' '),
);

export const ONE_PAYMENT = new Set(
  'trip visit order purchase payment transaction meal ride charge fare haul tank fillup'.split(' '),
);

export const GOAL = new Set(
  'goal goals fund saved saving save put away aside toward towards contribute contributed enough'.split(
    ' ',
  ),
);
/** One of these words, or the name of a goal, asks for goals. */
export const NAMES_GOAL = new Set(
  'goal goals target targets milestone milestones fund progress saving saved save track trip'.split(
    ' ',
  ),
);
export const SPENT = new Set(
  'spend spent spending cost costs pay paid total many times'.split(' '),
);
export const BILL = new Set(['bill', 'bills', 'statement']);
export const ASKS_WHICH =
  /\b(?:which|list|show|all|what (?:subscription|streaming|membership|monthly subscription)s?)\b/;
export const MORE = new Set(['extra', 'more', 'additional']);
export const AVERAGES = new Set(['average', 'avg', 'usually', 'typically', 'normally']);
export const isSubscriptions = (names: readonly FoundName[]): boolean =>
  names.some(({ meaning }) => meaning.category.some(({ name }) => name === 'Subscriptions'));

export const DUE = new Set('due bills bill payments upcoming'.split(' '));

const SPENDING = new Set(
  'spend spent spending cost costs costing expense expenses expenditure expenditures outgoings paid paying charged blow blown go goes going went'.split(
    ' ',
  ),
);

export const LISTS = new Set(['show', 'list', 'find', 'which', 'what', 'any', 'all']);

export const isVague = ({ words, names, split, size, isComparing, isDated }: Clues): boolean =>
  names.length === 0 &&
  split === null &&
  size === null &&
  !words.includes('most') &&
  !isComparing &&
  !isDated &&
  !words.some((word) => SPENDING.has(word));

/** 'What do I owe on my phone' asks for the next bill, because a phone is not a debt. */
export const isOfBills = ({ words, names }: Clues): boolean =>
  names.length > 0
    ? names.every(({ meaning }) => meaning.account.length === 0)
    : words.includes('bills');

export const asksForSource = (words: readonly string[]): boolean =>
  words.some(
    (word) => word === 'source' || word === 'sources' || word === 'client' || word === 'who',
  );

export const isOfRows = (measure: Measure | undefined): boolean =>
  measure === undefined || measure === 'spending' || measure === 'transactions';
