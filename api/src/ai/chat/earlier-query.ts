import { addDays, daysBetween, type FinancialData } from '@halyard/shared-contracts/finance';
import type { Measure, Query } from '@halyard/shared-contracts/wire';
import { periodOf } from '../answer/period/period-of';
import {
  calendarOf,
  EVER,
  lastPeriod,
  type Period,
  periodBefore,
} from '../understand/time/periods';
import { wordsOf } from '../understand/tokens';
import { aboutEarlier } from './later/later-part';

const OF_PAYMENTS: ReadonlySet<Measure> = new Set<Measure>([
  'spending',
  'monthly_average',
  'average_transaction',
  'largest',
  'transactions',
  'count',
  'recurring',
  'upcoming',
]);

const NOTHING_ELSE = {
  compare: null,
  split: null,
  top: null,
  order: null,
  rank: null,
  amount: null,
  target: null,
} as const;

const IS_NEIGHBOR =
  /^(?:and |what about |how about |and what about )?the (?:month|week|year|quarter|day|one) (before|after|prior|following)(?: that| it)?$/;
const HOW_OFTEN =
  /^(?:and )?how (?:many times|often)(?: (?:is|was) that| did i do that| (?:do|did|have) (?:i|we) (?:usually )?(?:go|gone|been|shop|order|eat|buy)(?: there| from there| it| that| them)?)?$|^(?:and )?how many (?:orders|times|trips|payments|transactions|purchases|visits|rides|meals|charges|coffees)(?: (?:is|was|were|are) (?:that|those|it|there|this))?$/;
const HOW_MUCH_ONE =
  /^(?:and )?(?:(?:what is |what was )?(?:the |my )?average|(?:what is |what was )?(?:the )?average (?:per|for each|for a|of each|of a) (?:ride|trip|order|visit|purchase|payment|transaction|meal|time|charge|bill)|(?:how much )?(?:per|each) (?:ride|trip|order|visit|purchase|payment|transaction|meal|time))$/;
const WHICH_ROWS =
  /^(?:and )?(?:(?:show|list|see)(?: me)? (?:the|those|these|all|all the|all of the|each) ?(?:transactions|payments|purchases|charges|ones)?|which ones|what were they|show me|list them|show them|show me them)$/;
const WHICH_IS_MOST =
  /^(?:and )?(?:which|what) (?:one )?(?:is|was|costs) (?:the )?(?:most expensive|biggest|largest|highest|priciest|most)(?: one)?$/;
const HOW_MUCH_EACH =
  /^(?:and )?how much (?:is|was|does|would) (?:that|it|this)(?: come to| cost| cost me| be)? (?:a|per|each|every) (year|month)$/;

/** Returns the time of the same length just after, or null for an open time. */
function periodAfter({ from, to }: Period): Period | null {
  if (from === null || to === null) return null;
  const next = addDays(to, 1);
  return { from: next, to: addDays(next, daysBetween(from, to)) };
}

function neighbor(text: string, earlier: Query): Query | null {
  const [, side] = IS_NEIGHBOR.exec(text) ?? [];
  if (side === undefined || earlier.period === null) return null;
  const isAfter = side === 'after' || side === 'following';
  const period = periodOf(earlier.period);
  // The time after a month or a year has another length, so only days and weeks have one.
  const isLong =
    period.from !== null && period.to !== null && daysBetween(period.from, period.to) > WEEK;
  if (isAfter && isLong) return null;
  const found = isAfter ? periodAfter(period) : periodBefore(period);
  return found && { ...earlier, period: found, compare: null };
}
const WEEK = 6;

function perTime(text: string, earlier: Query, financialData: FinancialData): Query | null {
  const [, unit] = HOW_MUCH_EACH.exec(text) ?? [];
  if (unit === undefined || earlier.subjects.length === 0) return null;
  const isYear = unit === 'year';
  const period = isYear ? lastPeriod(calendarOf(financialData), 'year', 1) : null;
  return { ...earlier, ...NOTHING_ELSE, measure: isYear ? 'spending' : 'monthly_average', period };
}

const LISTED: ReadonlySet<Measure> = new Set<Measure>([
  'transactions',
  'activity',
  'deposits',
  'recurring',
]);
const SORTS =
  /^(?:(?:and|now|can you|could you|please) )*(?:(?:sort|order|rank|arrange|list|show)(?: (?:it|them|these|those|that|the list))? )?(?:by (?:the )?)?((?:amount|size|price|cost|value|biggest|largest|highest|smallest|lowest|cheapest)|(?:newest|latest|oldest|date))(?: (?:ones )?(?:first|to (?:smallest|lowest|largest|highest)|high to low|low to high|descending|ascending))?$/;
const SMALLEST = /^(?:smallest|lowest|cheapest)$/;

/** 'Sort by amount' after a list asks for the same list in another order. */
function sorted(text: string, earlier: Query): Query | null {
  const [whole = '', by] = SORTS.exec(text) ?? [];
  const isSort = /\b(?:sort|order|rank|arrange|by|first)\b/.test(whole);
  if (by === undefined || !isSort) return null;
  if (by === 'newest' || by === 'latest' || by === 'date')
    return LISTED.has(earlier.measure) ? { ...earlier, order: null } : null;
  if (by === 'oldest')
    return earlier.measure === 'transactions' ? { ...earlier, order: 'oldest' } : null;
  const isLeast = SMALLEST.test(by) || /\b(?:low to high|ascending)$/.test(whole);
  const isTable = earlier.measure === 'spending' && earlier.split !== null;
  return LISTED.has(earlier.measure) || earlier.measure === 'largest' || isTable
    ? { ...earlier, order: isLeast ? 'least' : 'most' }
    : null;
}

const IS_USUAL =
  /^(?:and )?(?:is|was) (?:that|it|this) (?:a lot )?(?:more|less|higher|lower|above|below|high|low|normal|usual|typical|unusual|average)(?: (?:than )?(?:usual|normal|average|typical|i usually spend|usually|my average|the average))?(?: for me)?$/;

/** 'Is that more than usual' is about the sum before it. */
function againstUsual(text: string, earlier: Query): Query | null {
  const isSum = earlier.measure === 'spending' || earlier.measure === 'income';
  if (!isSum || !IS_USUAL.test(text)) return null;
  return { ...earlier, ...NOTHING_ELSE, compare: { with: 'average' } };
}

const EACH_MONTH =
  /^(?:and )?(?:how much )?(?:is that )?(?:on average )?(?:per|a|each|every) (month|week|day)$/;
const AVERAGES = {
  month: 'monthly_average',
  week: 'weekly_average',
  day: 'daily_average',
} as const;

/** 'Per month?' after a sum asks for its average. */
function averageOf(text: string, earlier: Query): Query | null {
  const [, unit] = EACH_MONTH.exec(text) ?? [];
  if (earlier.measure !== 'spending' || earlier.compare !== null) return null;
  return unit === 'month' || unit === 'week' || unit === 'day'
    ? { ...earlier, ...NOTHING_ELSE, measure: AVERAGES[unit] }
    : null;
}

/** Short questions such as 'how many times' and 'the month before' are about the rows of the question before. */
export function ofEarlier(
  message: string,
  earlier: Query,
  financialData: FinancialData,
): Query | null {
  const text = wordsOf(message).join(' ');
  const shifted = neighbor(text, earlier);
  if (shifted) return shifted;
  const ordered = sorted(text, earlier);
  if (ordered) return ordered;
  if (!OF_PAYMENTS.has(earlier.measure))
    return againstUsual(text, earlier) ?? aboutEarlier(message, earlier);
  const compared = againstUsual(text, earlier) ?? averageOf(text, earlier);
  if (compared) return compared;
  if (HOW_OFTEN.test(text)) return { ...earlier, ...NOTHING_ELSE, measure: 'count' };
  if (HOW_MUCH_ONE.test(text) && earlier.subjects.length > 0)
    return {
      ...earlier,
      ...NOTHING_ELSE,
      measure: 'average_transaction',
      // A list without a time is of all time.
      period: earlier.period ?? (earlier.measure === 'transactions' ? EVER : null),
    };
  if (WHICH_ROWS.test(text)) return { ...earlier, ...NOTHING_ELSE, measure: 'transactions' };
  if (WHICH_IS_MOST.test(text)) return { ...earlier, ...NOTHING_ELSE, measure: 'largest' };
  return perTime(text, earlier, financialData) ?? aboutEarlier(message, earlier);
}
