import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { findAmount, findSize, withoutThousands } from './amounts';
import { findMeasures, type FoundMeasure } from './find-measures';
import { withoutVisits } from './names/without-visits';
import { findMisspelledNames, findNames, type FoundName, narrowed } from './names/find-names';
import { findPeriods } from './time/find-periods';
import type { FoundPeriod } from './time/period-reader';
import { findOrder, type Ordering } from './shape/find-order';
import {
  type Comparing,
  findComparison,
  findSplit,
  findTimeSplit,
  findTop,
  takeWhen,
} from './shape/find-shape';
import { findPartsOfWeek } from './shape/find-parts-of-week';
import { findWeekdays } from './shape/find-weekdays';
import { leftOutOf, takeTransfers } from './left-out';
import { FILLERS, ORDERS } from './words/measure-cues';
import { COUNTS_ROWS, IGNORES_REST, OF_HOLDINGS, WITHOUT_SUBJECT } from './measure-kinds';
import { isPartOfCategory } from './names/category-words';
import { isCard } from './names/is-card';
import { inQuestion } from './names/own-names';
import { namesOf } from './names/names';
import { withDigits } from './number-words';
import { takeNeutral } from './words/neutral-phrases';
import { calendarOf } from './time/periods';
import { settledMeasure } from './settle/settle';
import { asksForChange } from './words/settle-words';
import { spelled } from './spelling';
import { type Tokens, tokensOf, withListWords, wordsOf } from './tokens';
import { reworded } from './shape/wording';

/** A role says what a word means beside the measure. */
export type WordRole =
  | 'period'
  | 'name'
  | 'without'
  | 'transfers'
  | 'split'
  | 'top'
  | 'amount'
  | 'size'
  | 'compare'
  | 'order'
  | 'weekdays'
  | 'when'
  | 'neutral';

export interface QuestionParts {
  readonly tokens: Tokens;
  readonly periods: readonly FoundPeriod[];
  readonly comparing: Comparing;
  readonly top: number | null;
  readonly amount: number | null;
  readonly size: Query['size'];
  readonly split: Query['split'];
  readonly ordering: Ordering;
  readonly weekdays: Query['weekdays'];
  /** The question asks for a day or a month, as 'when' does. */
  readonly asksWhen: boolean;
  readonly names: readonly FoundName[];
  readonly without: Query['without'];
  readonly measures: readonly FoundMeasure[];
  /** For each word, these are the measures that it asks for. */
  readonly cuedBy: readonly ReadonlySet<Measure>[];
  /** For each word, this is its other meaning. */
  readonly roles: readonly (WordRole | null)[];
  /** This is the place of the amount, or -1. */
  readonly amountAt: number;
}

/** Runs the readers one after another and records which words each of them explained. */
function noting(tokens: Tokens) {
  const roles: (WordRole | null)[] = tokens.words.map(() => null);
  const note = <T>(role: WordRole, read: (tokens: Tokens) => T): T => {
    const before = [...tokens.taken];
    const found = read(tokens);
    tokens.taken.forEach((isTaken, at) => {
      if (isTaken && !before[at]) roles[at] = role;
    });
    return found;
  };
  return { roles, note };
}

export function partsOf(message: string, financialData: FinancialData): QuestionParts {
  const names = namesOf(financialData);
  const written = spelled(tokensOf(withDigits(withListWords(withoutThousands(message)))), names);
  const tokens = reworded(written, financialData);
  const { roles, note } = noting(tokens);
  note('neutral', takeNeutral);
  const size = note('size', findSize);
  const partsOfWeek = note('split', findPartsOfWeek);
  const comparing = note('compare', findComparison);
  const timeSplit = partsOfWeek ?? note('split', findTimeSplit);
  const asksWhen = note('when', takeWhen);
  const weekdays = note('weekdays', findWeekdays);
  const ordering = note('order', findOrder);
  const periods = note('period', () =>
    findPeriods(
      tokens,
      calendarOf(financialData),
      comparing.isComparison || asksForChange(tokens.words),
    ),
  );
  const top = note('top', findTop);
  const amount = note('amount', findAmount);
  const exact = withoutVisits(note('name', () => findNames(tokens, names)));
  const split = timeSplit ?? note('split', () => splitOf(tokens, periods));
  note('transfers', takeTransfers);
  const { measures, cuedBy } = findMeasures(tokens);
  const isWithoutTransfers = roles.includes('transfers');
  const misspelled = note('name', () => findMisspelledNames(tokens, names));
  const found =
    misspelled.length === 0
      ? exact
      : narrowed([...exact, ...misspelled].toSorted((a, b) => a.at - b.at));
  const { kept, without } = note('without', () => leftOutOf(tokens, found));
  return {
    tokens,
    comparing,
    periods,
    top,
    amount,
    amountAt: roles.indexOf('amount'),
    size,
    split,
    ordering,
    weekdays,
    asksWhen: asksWhen || asksWhenWas(tokens.words),
    measures: isWithoutTransfers
      ? measures.filter(({ measure }) => measure !== 'transfers')
      : measures,
    cuedBy,
    roles,
    names: inQuestion(kept, tokens.words, financialData),
    without,
  };
}

/** 'How long since I went' asks for a day too. */
const asksWhenWas = (words: readonly string[]): boolean =>
  words.includes('when') || /\bhow long (?:ago|since|has it been since)\b/.test(words.join(' '));

/** 'Monthly spending' is the average of a month, but 'monthly spending this year' is the spending of each month. */
function splitOf(tokens: Tokens, periods: readonly FoundPeriod[]): Query['split'] {
  const split = findSplit(tokens);
  const isOfAMonth =
    split === 'month' && tokens.words.includes('monthly') && !tokens.words.includes('breakdown');
  const isUsual =
    periods.length === 0 || (tokens.words.includes('average') && !tokens.words.includes('income'));
  return isOfAMonth && isUsual ? null : split;
}

export const isOrder = ({ tokens }: QuestionParts): boolean =>
  ORDERS.has(tokens.words.find((word) => word !== 'please') ?? '');

/** Returns null if no word tells the measure. */
export function measureOf(parts: QuestionParts, financialData: FinancialData): Measure | null {
  const { tokens, measures, names, split, top, amount, size, comparing, periods, ordering } = parts;
  const measure = settledMeasure({
    words: tokens.words,
    found: measures,
    names,
    split,
    top,
    amount,
    size,
    order: ordering.order,
    asksWhen: parts.asksWhen,
    isComparing: comparing.isComparison || comparing.withAverage,
    hasWithout: parts.without.length > 0,
    isAgainstAverage: comparing.withAverage,
    isDated: periods.length > 0,
    isAhead: periods.some(({ period: { from } }) => from !== null && from > financialData.today),
    isCard: isCard(names, financialData),
    isOfIncome: isOfIncome(names, financialData),
  });
  return measure ?? (split || periods.length > 1 ? 'spending' : null);
}

function isOfIncome(names: readonly FoundName[], { categories }: FinancialData): boolean {
  const kinds = new Map(categories.map(({ name, kind }) => [name, kind]));
  const named = names.flatMap(({ meaning }) => meaning.category);
  return named.length > 0 && named.every(({ name }) => kinds.get(name) === 'income');
}

export const residueOf = ({ words, taken }: Tokens): { word: string; at: number }[] =>
  words.flatMap((word, at) => (taken[at] || FILLERS.has(word) ? [] : [{ word, at }]));

/** 'When will Northwind pay me' asks for pay and not for the account of that name. */
const PAYS_IN: ReadonlySet<Measure> = new Set<Measure>([
  'deposits',
  'expected_income',
  'income',
  'regular_income',
]);

function subjectsOfName({ text, meaning }: FoundName, measure: Measure): readonly Subject[] {
  const { account, category, merchant, goal, tag } = meaning;
  if (tag.length > 0) return COUNTS_ROWS.has(measure) ? tag : [];
  if (measure === 'goals') return goal;
  // These accounts can pay a bill.
  if (measure === 'covers_bill' && /^(?:savings|checking)/.test(text)) return account;
  const order = OF_HOLDINGS.has(measure)
    ? [account]
    : (isPartOfCategory(text) || PAYS_IN.has(measure)) &&
        merchant.length > 0 &&
        measure !== 'budget_left'
      ? [merchant]
      : merchant.some(({ name }) => wordsOf(name).join('') === text.split(' ').join(''))
        ? [category, merchant, account]
        : [category, account, merchant];
  return order.find((each) => each.length > 0) ?? [];
}

/** Returns the names that a measure cannot use. A name that asks for the measure itself is not one of them. */
export const unusedNames = ({ names, cuedBy }: QuestionParts, measure: Measure): FoundName[] =>
  IGNORES_REST.has(measure)
    ? []
    : names.filter(
        (name) =>
          !cuedBy[name.at]?.size &&
          (WITHOUT_SUBJECT.has(measure) || subjectsOfName(name, measure).length === 0),
      );

export function subjectsOf(names: readonly FoundName[], measure: Measure): Subject[] {
  if (WITHOUT_SUBJECT.has(measure)) return [];
  const each = names.map((name) => ({ name, subjects: subjectsOfName(name, measure) }));
  const categories = new Set(
    each.flatMap(({ subjects }) =>
      subjects.flatMap(({ kind, name }) => (kind === 'category' ? [name] : [])),
    ),
  );
  // 'Doctor and pharmacy' are one category, although 'pharmacy' is also a merchant.
  const found = each.flatMap(({ name: { meaning }, subjects }) =>
    meaning.category.some(({ name }) => categories.has(name)) ? meaning.category : subjects,
  );
  return [...new Map(found.map((one) => [`${one.kind}:${one.name}`, one])).values()];
}
