import { type FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { isSubscriptions } from '../clues';
import { nextPayday } from '../payday';
import {
  type Calendar,
  EVER,
  lastPeriod,
  type Period,
  periodBefore,
  relativePeriod,
} from './periods';
import type { QuestionParts } from '../question-parts';

/** 'A year' means the last twelve months of spending. */
export const ofYear = (
  { measures, periods }: QuestionParts,
  measure: Measure,
  calendar: Calendar,
) =>
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
export const ofAllTime = (
  { periods, names, size, top, ordering, measures, tokens: { words } }: QuestionParts,
  measure: Measure,
): Partial<Pick<Query, 'period'>> =>
  periods.length === 0 &&
  (OF_USUAL.has(measure) ||
    measure === 'refunds' ||
    (measure === 'transfers' &&
      (size !== null ||
        top !== null ||
        ordering.order !== null ||
        measures.some((each) => each.measure === 'largest'))) ||
    (measure === 'largest' && names.length > 0 && !isSubscriptions(names)) ||
    (measure === 'count' && HAS_HAD.test(words.join(' '))) ||
    (measure === 'largest' && EVER_HAD.test(words.join(' '))) ||
    (OF_SUMS.has(measure) &&
      (names.length > 0 || words.includes('interest')) &&
      (isInTotal(words.join(' ')) || HAVE_PAID.test(words.join(' ')))))
    ? { period: EVER }
    : {};

const OF_SUMS: ReadonlySet<Measure> = new Set<Measure>(['spending', 'income', 'count', 'refunds']);
/** 'The highest bill I have had' is of all time. */
const EVER_HAD = /\bi have (?:ever )?(?:had|gotten|got|paid|made|bought|seen|spent)\b/;
/** 'What have I paid Comcast altogether' asks for more than this month. */
const OF_ALL_TIME = /\b(?:lifetime|over the years|all told|cumulatively|since forever)\b/;
/** 'How much have I paid Honda' is of all time. */
const HAVE_PAID = /^how much (?:money )?have i (?:already )?paid\b/;
const HAS_BEEN = /\b(?:have i|i have|has|did i)\b/;
const ALL_TOGETHER = /\b(?:altogether|all together)\b|\btotal$/;
const isInTotal = (text: string): boolean =>
  OF_ALL_TIME.test(text) || (HAS_BEEN.test(text) && ALL_TOGETHER.test(text));

const PAYDAY =
  /\b(?:before|until|till|by) (?:my )?(?:next )?(?:payday|paycheck|pay day|i get paid|we get paid)\b/;
/** 'From December 10 until December 20' also names the first day. */
const UP_TO_DAY = /^(?!.*\b(?:from|between)\b).*\b(?:until|till|due by)\b/;

/**
 * Bills 'before payday' are due until the next regular deposit. Bills 'until December 20' are not due on that day
 * only.
 */
export function untilDay(
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
export function timesOf(
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
