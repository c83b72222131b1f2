import {
  addDays,
  addMonths,
  firstDay,
  type IsoDate,
  type IsoMonth,
  lastDay,
} from '@halyard/shared-contracts/finance';
import { LAST, type Reader, THIS } from './period-reader';
import { type Calendar, namedMonth } from './periods';
import { MONTH_WORDS } from './time-words';

const dayOf = (word: string | undefined): number | null => {
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word ?? '') ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : null;
};

const JOINS_DAYS = new Set(['and', 'to', 'through', 'until', 'till']);

/** After 'the 15th', a question ends or continues with another part. 'The 15th payment' is not a day. */
const STANDS_ALONE = /^(?:|and|or|at|in|on|for|from|was|is|did|do|what|how)$/;

/** On the 3rd, 'the 5th to the 12th' was last month. Bills between days that are over are those of next month. */
function usualMonth(
  [first, last]: readonly [number, number],
  { today, month, isAhead = false, isNear = false }: Calendar,
): IsoMonth {
  const on = (day: number): IsoDate => addDays(firstDay(month), day - 1);
  if (isAhead || isNear) return on(last) < today ? addMonths(month, 1) : month;
  return on(first) > today ? addMonths(month, -1) : month;
}

const BEGINS_DAYS = new Set(['between', 'from']);

/** Returns the place of the first day after 'between the', or the place itself. */
function firstPlace(words: readonly string[], at: number): number {
  if (!BEGINS_DAYS.has(words[at] ?? '')) return at;
  return words[at + 1] === 'the' ? at + 2 : at + 1;
}

/** Reads 'of October' and 'last month' after the days. */
function monthAfter(
  words: readonly string[],
  at: number,
  calendar: Calendar,
): { readonly month: IsoMonth; readonly count: number } | null {
  const ofGap = words[at] === 'of' ? 1 : 0;
  const [word = '', next] = words.slice(at + ofGap);
  const number = MONTH_WORDS.get(word);
  if (number !== undefined) return { month: namedMonth(calendar, number, null), count: ofGap + 1 };
  if (next !== 'month' || (!LAST.has(word) && !THIS.has(word))) return null;
  return { month: addMonths(calendar.month, LAST.has(word) ? -1 : 0), count: ofGap + 2 };
}

/** Reads 'the 5th and the 20th of October', and days without a month. */
export const daysOfMonth: Reader = (words, at, calendar) => {
  const start = firstPlace(words, at);
  const first = dayOf(words[start]);
  if (first === null || !JOINS_DAYS.has(words[start + 1] ?? '')) return null;
  const gap = words[start + 2] === 'the' ? 1 : 0;
  const last = dayOf(words[start + 2 + gap]);
  if (last === null || last < first) return null;
  const end = start + 3 + gap;
  const named = monthAfter(words, end, calendar);
  const month = named?.month ?? usualMonth([first, last], calendar);
  const from = addDays(firstDay(month), first - 1);
  const to = addDays(firstDay(month), last - 1);
  if (to > lastDay(month)) return null;
  return { period: { from, to }, count: end - at + (named?.count ?? 0) };
};

/**
 * 'On the 15th' and 'on the 1st of the month' mean the last such day, or the next one for a question about the
 * future.
 */
export const dayOfMonth: Reader = (words, at, { today, month, isAhead = false }) => {
  const day = dayOf(words[at]);
  if (day === null || words[at - 1] !== 'the' || MONTH_WORDS.has(words[at + 2] ?? '')) return null;
  const isOf = words[at + 1] === 'of' && ['the', 'this'].includes(words[at + 2] ?? '');
  if (!isOf && !STANDS_ALONE.test(words[at + 1] ?? '')) return null;
  const months = [-2, -1, 0, 1, 2].map((by) => addMonths(month, by));
  const days = months.flatMap((each) => {
    const date = addDays(firstDay(each), day - 1);
    return date <= lastDay(each) ? [date] : [];
  });
  const found = isAhead
    ? days.find((each) => each >= today)
    : days.findLast((each) => each <= today);
  return found ? { period: { from: found, to: found }, count: isOf ? 4 : 1 } : null;
};
