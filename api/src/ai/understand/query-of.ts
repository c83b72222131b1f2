import { type FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query, Subject } from '@halyard/shared-contracts/wire';
import { changed, explained } from './shape/changed';
import { asksForLastPay, meantBy } from './shape/meant-by';
import { asksForChange } from './words/settle-words';
import { ofShops } from './shape/asked/of-shops';
import { expectedFrom, payersOfKinds } from './shape/asked/payers-of-kinds';
import { withoutBought } from './shape/asked/what-was-bought';
import { calendarOf } from './time/periods';
import { type QuestionParts, subjectsOf } from './question-parts';
import { ofAllTime, ofYear, timesOf, untilDay } from './time/query-times';

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
  const own = [...subjects, ...subjectsOf(parts.names, ofInterest ? 'debt' : measure)];
  const named =
    own.length === 0
      ? ofShops(parts, measure, financialData)
      : [...payersOfKinds(own, measure, financialData)];
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
    without: withoutBought(parts, measure, times.period, financialData),
    ...times,
    ...ofYear(parts, measure, calendar),
    ...ofAllTime(parts, measure),
    ...untilDay(parts, measure, times.period, financialData),
    split: isSideBySide
      ? sideBySide(named, measure)
      : (split ?? ofEachMonth(parts, measure) ?? ofRate(parts, measure)),
    top:
      parts.top ??
      (asksForLast(parts, measure) ||
      asksForFirst(parts, measure) ||
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
  return isOfChange
    ? changed(parts, query, calendar)
    : expectedFrom(explained(parts, query), parts.tokens.words, financialData);
}

const COMPARED = new Set<Measure>(['spending', 'income']);
const OF_TIME = new Set<Query['split']>(['month', 'week', 'day', 'weekday', 'year']);
const RANKED = new Set<Measure>([
  'transfers',
  'deposits',
  'accounts',
  'debt',
  'balance',
  'recurring',
]);
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
  measure === 'transactions' &&
  asksWhen &&
  periods.length === 0 &&
  (words.includes('last') || /\bhow long (?:ago|since|has it been since)\b/.test(words.join(' ')));

/** 'When was the first time' asks for one payment. */
const asksForFirst = ({ tokens: { words }, ordering }: QuestionParts, measure: Measure): boolean =>
  measure === 'transactions' && ordering.order === 'oldest' && FIRST_ONE.test(words.join(' '));
const FIRST_ONE =
  /\b(?:first|earliest|oldest) (?:ever )?(?:time|transaction|purchase|payment|order|visit|charge|trip)\b|\bdid i first\b|\bfirst ever\b/;

/** 'When is my next paycheck' asks for one deposit. */
const asksForNext = ({ tokens: { words }, periods }: QuestionParts, measure: Measure): boolean =>
  (measure === 'expected_income' || measure === 'upcoming') &&
  periods.length === 0 &&
  words.some((word, at) => word === 'next' && NEXT_ONE.has(words[at + 1] ?? ''));
const NEXT_ONE = new Set(['paycheck', 'payday', 'bill', 'payment', 'charge']);

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

/** 'How many times a week' and 'where do I go most often' divide a number of visits. */
function ofRate({ measures, tokens: { words } }: QuestionParts, measure: Measure): Query['split'] {
  if (measure !== 'count') return null;
  const isOf = (rate: Measure) => measures.some((each) => each.measure === rate);
  if (isOf('weekly_average')) return 'week';
  if (isOf('monthly_average')) return 'month';
  return /\bmost (?:often|frequently|times|visits)\b|\b(?:different|distinct|separate) (?:stores|shops|merchants|places|restaurants|companies)\b/.test(
    words.join(' '),
  )
    ? 'merchant'
    : null;
}
