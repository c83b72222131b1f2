import type { FinancialData } from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { periodOf } from '../answer/period/period-of';
import { unaccounted } from './account-for';
import { otherTime } from './other-time';
import { COUNTS_ROWS } from './measure-kinds';
import { calendarOf, type Calendar, monthPeriod, periodBefore } from './time/periods';
import { queryOf } from './query-of';
import { isOrder, partsOf, residueOf } from './question-parts';

/** A question with one of these words continues the one before. */
const GOES_ON = new Set(
  'and but how if just only or same so then what without except excluding'.split(' '),
);
const IS_ABOUT = new Set(['about', 'same', 'instead', 'if', 'it', 'that', 'then']);

const OF_EARLIER = new Set('it that they them those same'.split(' '));

/** 'How much is my mortgage' is a whole question, but 'how about rent' and 'how did it change' continue one. */
const isWhole = (words: readonly string[]): boolean =>
  words[0] === 'how' &&
  words.length > 1 &&
  words[1] !== 'about' &&
  !words.some((word) => OF_EARLIER.has(word));

/** Understands 'and last month?', which says only what differs from an earlier question. */
export function understandNext(
  message: string,
  earlier: Query,
  financialData: FinancialData,
): Query | null {
  const parts = partsOf(message, financialData);
  const { tokens, names, measures, without } = parts;
  const calendar = calendarOf(financialData);
  if (ASKS_WHY.test(tokens.words.join(' '))) return explained(earlier, calendar);
  const isOpen = residueOf(tokens).some(({ word }) => !IS_ABOUT.has(word));
  const goesOn =
    (GOES_ON.has(tokens.words[0] ?? '') || names.length === 0) && !isWhole(tokens.words);
  const isOfBudget =
    earlier.measure === 'budget_left' &&
    earlier.subjects.length > 0 &&
    without.length === 0 &&
    names.every(({ meaning }) => meaning.category.length > 0);
  const isRowless =
    names.length + without.length > 0 && !COUNTS_ROWS.has(earlier.measure) && !isOfBudget;
  if (isOrder(parts) || measures.length > 0 || isOpen || !goesOn || isRowless) return null;
  const next = queryOf(parts, earlier.measure, financialData);
  const line = [
    next.period,
    next.compare,
    next.split,
    next.top,
    next.amount,
    next.size,
    next.order,
  ];
  const named = names.length + without.length + next.weekdays.length;
  if (line.every((each) => each === null) && named === 0) return null;
  const query: Query = {
    measure: earlier.measure,
    subjects: names.length > 0 ? next.subjects : earlier.subjects,
    without: without.length > 0 ? without : earlier.without,
    period: next.period ?? earlier.period,
    compare: next.compare ?? (next.period ? null : earlier.compare),
    split: next.split ?? earlier.split,
    top: next.top ?? earlier.top,
    amount: next.amount ?? earlier.amount,
    target: earlier.target,
    size: next.size ?? earlier.size,
    order: next.order ?? earlier.order,
    rank: next.rank ?? earlier.rank,
    weekdays: next.weekdays.length > 0 ? next.weekdays : earlier.weekdays,
  };
  const open = unaccounted(parts, query).filter(
    (word) => !IS_ABOUT.has(word) && !GOES_ON.has(word),
  );
  return open.length > 0 || otherTime(query, financialData) ? null : query;
}

/** 'Why?' about a sum asks what changed since the time before. */
function explained(earlier: Query, calendar: Calendar): Query | null {
  if (earlier.measure !== 'spending' && earlier.measure !== 'income') return null;
  const period = earlier.period ? periodOf(earlier.period) : monthPeriod(calendar.month);
  const before = earlier.compare?.with === 'period' ? earlier.compare.period : periodBefore(period);
  if (!before) return null;
  // One category alone cannot tell what changed, but its merchants can.
  const isOfOne = earlier.subjects.length === 1 && earlier.subjects[0]?.kind === 'category';
  return {
    ...earlier,
    period,
    split: isOfOne ? 'merchant' : 'category',
    compare: { with: 'period', period: before },
  };
}

const ASKS_WHY =
  /^(?:and |but |so )?why(?: (?:is|was|did) (?:that|it|this)(?: go up| go down| change)?)?(?: (?:so )?(?:much )?(?:more|less|higher|lower|high|low|much))?$/;
