import { type FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { nextPayday } from './payday';
import { changed, explained } from './shape/changed';
import { asksForLastPay, meantBy } from './shape/meant-by';
import { asksForChange } from './words/settle-words';
import {
  type Calendar,
  calendarOf,
  EVER,
  lastPeriod,
  type Period,
  periodBefore,
  relativePeriod,
} from './time/periods';
import { type QuestionParts, subjectsOf } from './question-parts';

/** 'A year' means the last twelve months of spending. */
const ofYear = ({ measures, periods }: QuestionParts, measure: Measure, calendar: Calendar) =>
  measure === 'spending' &&
  periods.length === 0 &&
  measures.some((each) => each.measure === 'regular_income')
    ? { period: lastPeriod(calendar, 'year', 1) }
    : {};

const OF_USUAL: ReadonlySet<Measure> = new Set<Measure>([
  'average_transaction',
  'median_transaction',
]);
const HAS_HAD = /\bhave i (?:had|gotten|got)\b/;

/** The usual size of a purchase, and 'how many have I had', ask for more than the month in progress. */
const ofAllTime = (
  { periods, tokens: { words } }: QuestionParts,
  measure: Measure,
): Partial<Pick<Query, 'period'>> =>
  periods.length === 0 &&
  (OF_USUAL.has(measure) || (measure === 'count' && HAS_HAD.test(words.join(' '))))
    ? { period: EVER }
    : {};

const BEFORE_MOST = new Set(
  'the second third fourth fifth 2nd 3rd 4th 5th spend spent spending'.split(' '),
);

/** 'The most' and 'the biggest source' ask for the parts of a sum. */
function rankedBy({ tokens, names, measures, comparing }: QuestionParts, measure: Measure) {
  const { words } = tokens;
  if (words[0] === 'who' && measure === 'income') return 'merchant';
  const isRanked =
    words.some(
      (word, at) => (word === 'most' || word === 'least') && BEFORE_MOST.has(words[at - 1] ?? ''),
    ) ||
    (words.includes('costs') && words.includes('most')) ||
    (measure === 'income' && measures.some((each) => each.measure === 'largest')) ||
    (measure === 'income' && words.includes('most') && words.includes('from'));
  if (!isRanked || comparing.isComparison || (measure !== 'spending' && measure !== 'income'))
    return null;
  return measure === 'income' || words.includes('who') || names.length > 0
    ? 'merchant'
    : 'category';
}

const PAYDAY =
  /\b(?:before|until|till|by) (?:my )?(?:next )?(?:payday|paycheck|pay day|i get paid|we get paid)\b/;
/** 'From December 10 until December 20' also names the first day. */
const UP_TO_DAY = /^(?!.*\b(?:from|between)\b).*\b(?:until|till|due by)\b/;

/**
 * Bills 'before payday' are due until the next regular deposit. Bills 'until December 20' are not due on that day
 * only.
 */
function untilDay(
  { tokens: { words }, periods }: QuestionParts,
  measure: Measure,
  period: Query['period'],
  financialData: FinancialData,
): Pick<Query, 'period'> | null {
  const { today } = financialData;
  const text = words.join(' ');
  if (measure !== 'upcoming' && measure !== 'expected_balance') return null;
  if (PAYDAY.test(text) && (measure === 'upcoming' || periods.length === 0)) {
    const to = nextPayday(financialData);
    return to === null ? null : { period: { from: today, to } };
  }
  const isAhead = period !== null && (period.from ?? today) > today;
  return isAhead && UP_TO_DAY.test(text) ? { period: { from: today, to: period.to } } : null;
}

export function queryOf(
  parts: QuestionParts,
  requestedMeasure: Measure,
  financialData: FinancialData,
): Query {
  const calendar = calendarOf(financialData);
  const { measure, subjects } = meantBy(parts, requestedMeasure, financialData);
  // The interest on a loan is not the payment of the loan.
  const ofInterest =
    requestedMeasure === 'interest' && subjects.some(({ name }) => name === 'Loan Interest');
  const named = [...subjects, ...subjectsOf(parts.names, ofInterest ? 'debt' : measure)];
  const times = timesOf(parts, measure, calendar);
  const split = parts.split ?? rankedBy(parts, measure);
  const isSideBySide =
    (parts.comparing.isComparison || asksWhichIsMore(parts)) &&
    times.compare === null &&
    named.length > 1 &&
    (split === null || (split === 'merchant' && asksWhichIsMore(parts)));
  const query: Query = {
    measure,
    subjects: named,
    without: parts.without,
    ...times,
    ...ofYear(parts, measure, calendar),
    ...ofAllTime(parts, measure),
    ...untilDay(parts, measure, times.period, financialData),
    split: isSideBySide ? sideBySide(named, measure) : (split ?? ofEachMonth(parts, measure)),
    top:
      parts.top ??
      (asksForLast(parts, measure) ||
      (measure === 'deposits' &&
        parts.periods.length === 0 &&
        asksForLastPay(parts.tokens.words)) ||
      asksForNext(parts, measure)
        ? 1
        : null),
    amount: parts.amount,
    target: null,
    size: parts.size,
    ...orderOf(parts, measure, split),
    weekdays: parts.weekdays,
  };
  const isOfChange = asksForChange(parts.tokens.words) && COMPARED.has(measure);
  return isOfChange ? changed(parts, query, calendar) : explained(parts, query);
}

const COMPARED = new Set<Measure>(['spending', 'income']);
const OF_TIME = new Set<Query['split']>(['month', 'week', 'day', 'weekday', 'year']);
const RANKED = new Set<Measure>(['deposits', 'accounts', 'debt', 'balance']);
const ASKS_MOST = new Set('most highest biggest largest priciest expensive'.split(' '));

/** A question for the time with the most spending needs an order. Elsewhere the largest is first anyway. */
function orderOf(
  { ordering, tokens }: QuestionParts,
  measure: Measure,
  split: Query['split'],
): Pick<Query, 'order' | 'rank'> {
  const isMost = tokens.words.some(
    (word, at) => ASKS_MOST.has(word) && tokens.words[at + 1] !== 'recent',
  );
  if (measure === 'interest' && tokens.words.includes('most')) return { order: 'most', rank: null };
  const extreme = isOfExtreme(tokens.words, measure);
  if (extreme !== null && OF_TIME.has(split)) return { order: extreme, rank: null };
  const isOfTime = OF_TIME.has(split) || RANKED.has(measure);
  return isMost && isOfTime && ordering.order === null ? { order: 'most', rank: null } : ordering;
}

/** The best month has the most income or the least spending. Returns null without such a word. */
function isOfExtreme(words: readonly string[], measure: Measure): 'most' | 'least' | null {
  const isBest = words.includes('best');
  if (!isBest && !words.includes('worst')) return null;
  return isBest === (measure !== 'spending') ? 'most' : 'least';
}

/** 'When did I last pay the vet' asks for one payment. */
const asksForLast = ({ tokens: { words }, asksWhen, periods }: QuestionParts, measure: Measure) =>
  measure === 'transactions' && asksWhen && periods.length === 0 && words.includes('last');

/** 'When is my next paycheck' asks for one deposit. */
const asksForNext = ({ tokens: { words }, periods }: QuestionParts, measure: Measure): boolean =>
  measure === 'expected_income' &&
  periods.length === 0 &&
  words.some((word, at) => word === 'next' && NEXT_ONE.has(words[at + 1] ?? ''));
const NEXT_ONE = new Set(['paycheck', 'payday']);

const MORE = new Set('more less higher lower bigger smaller most least'.split(' '));

/** 'Did I spend more on groceries or on gas' compares the two. */
const asksWhichIsMore = ({ tokens: { words } }: QuestionParts): boolean =>
  words.some((word) => MORE.has(word)) && words.some((word) => word === 'or');

/** Returns the split that compares two subjects, or null if they are of two kinds. */
function sideBySide(subjects: readonly Subject[], measure: Measure): Query['split'] {
  if (measure !== 'spending' && measure !== 'income') return null;
  const kinds = new Set(subjects.map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind && kind !== 'goal' && kind !== 'tag' ? kind : null;
}

/** 'Pension each month' means the income of each month. */
const ofEachMonth = (
  { measures, tokens: { words } }: QuestionParts,
  measure: Measure,
): Query['split'] =>
  (measure === 'income' ||
    measure === 'saved' ||
    (measure === 'net_cash_flow' && words.some((word) => word === 'each' || word === 'every'))) &&
  measures.some((each) => each.measure === 'monthly_average')
    ? 'month'
    : null;

const BEFORE = new Set(['previous', 'prior', 'before']);
const PUTS_TOGETHER = new Set(['and', 'versus', 'or', 'to', 'with', 'against', 'than']);

/** 'Compare groceries and gas this year' compares two things. */
const isOfTwo = (names: QuestionParts['names'], words: readonly string[]): boolean =>
  names
    .slice(1)
    .some(
      ({ at }) => PUTS_TOGETHER.has(words[at - 1] ?? '') || PUTS_TOGETHER.has(words[at - 2] ?? ''),
    );

/** Returns what a single time is compared with: this year for a year, this week for a week, or else this month. */
function sameUnit(first: Period, calendar: Calendar): Period {
  const units = ['week', 'quarter', 'year'] as const;
  const unit = units.find((each) => {
    const before = relativePeriod(calendar, each, -1);
    return first.from === before.from && first.to === before.to;
  });
  return relativePeriod(calendar, unit ?? 'month', 0);
}

/** The question is about the later of two times and compares it with the earlier one. */
function timesOf(
  { periods, names, tokens: { words }, comparing: { isComparison, withAverage } }: QuestionParts,
  measure: Measure,
  calendar: Calendar,
): Pick<Query, 'period' | 'compare'> {
  const [first, second] = periods.map(({ period }) => period);
  if (withAverage) return { period: first ?? null, compare: { with: 'average' } };
  if (measure === 'net_cash_flow' && !second) return { period: first ?? null, compare: null };
  if (!isComparison && !second) return { period: first ?? null, compare: null };
  if (!second && isOfTwo(names, words)) return { period: first ?? null, compare: null };
  if (!first) return { period: null, compare: null };
  const [period, other] = second
    ? [first, second].toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1))
    : [sameUnit(first, calendar), first];
  // 'Last month compared to the previous month' names one time twice.
  const before = words.some((word) => BEFORE.has(word)) ? periodBefore(first) : null;
  if (period?.from === other?.from)
    return { period: first, compare: before && { with: 'period', period: before } };
  return { period: period ?? null, compare: { with: 'period', period: other ?? EVER } };
}
