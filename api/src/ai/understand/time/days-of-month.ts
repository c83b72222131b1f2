import { addDays, addMonths, firstDay, lastDay } from '@halyard/shared-contracts/finance';
import type { Reader } from './period-reader';
import { namedMonth } from './periods';
import { MONTH_WORDS } from './time-words';

const dayOf = (word: string | undefined): number | null => {
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word ?? '') ?? [];
  return day !== undefined && Number(day) >= 1 && Number(day) <= 31 ? Number(day) : null;
};

const JOINS_DAYS = new Set(['and', 'to', 'through', 'until', 'till']);

/** After 'the 15th', a question ends or continues with another part. 'The 15th payment' is not a day. */
const STANDS_ALONE = /^(?:|and|or|at|in|on|for|from|was|is|did|do|what|how)$/;

/** Reads 'the 5th and the 20th of October'. Without a month, it means this month. */
export const daysOfMonth: Reader = (words, at, calendar) => {
  const first = dayOf(words[at]);
  if (first === null || !JOINS_DAYS.has(words[at + 1] ?? '')) return null;
  const gap = words[at + 2] === 'the' ? 1 : 0;
  const last = dayOf(words[at + 2 + gap]);
  if (last === null || last < first) return null;
  const end = at + 3 + gap;
  const ofGap = words[end] === 'of' ? 1 : 0;
  const number = MONTH_WORDS.get(words[end + ofGap] ?? '');
  const month = number === undefined ? calendar.month : namedMonth(calendar, number, null);
  const from = addDays(firstDay(month), first - 1);
  const to = addDays(firstDay(month), last - 1);
  if (to > lastDay(month)) return null;
  return { period: { from, to }, count: end - at + (number === undefined ? 0 : ofGap + 1) };
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
