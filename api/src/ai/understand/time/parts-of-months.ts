import { addDays, firstDay, lastDay } from '@halyard/shared-contracts/finance';
import { type Reader, yearAt } from './period-reader';
import { namedMonth } from './periods';
import { HALVES, MONTH_WORDS } from './time-words';
import { weekdayOf } from './weekday';

/** 'The second half of October' is October 16 to 31. */
export const halfMonth: Reader = (words, at, calendar) => {
  const half = HALVES.get(words[at] ?? '');
  const gap = words[at + 2] === 'of' ? 1 : 0;
  const number = MONTH_WORDS.get(words[at + 2 + gap] ?? '');
  if (half === undefined || words[at + 1] !== 'half' || number === undefined) return null;
  const year = yearAt(words, at + 3 + gap);
  const month = namedMonth(calendar, number, year);
  const middle = addDays(firstDay(month), HALF_OF_MONTH);
  const period =
    half === 0
      ? { from: firstDay(month), to: addDays(middle, -1) }
      : { from: middle, to: lastDay(month) };
  return { period, count: 3 + gap + (year === null ? 0 : 1) };
};
const HALF_OF_MONTH = 15;

/** 'The week of November 8' is the week that has this day. */
export const weekOfDay: Reader = (words, at, calendar) => {
  const number = MONTH_WORDS.get(words[at + 2] ?? '');
  const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[at + 3] ?? '') ?? [];
  if (words[at] !== 'week' || words[at + 1] !== 'of' || number === undefined || day === undefined)
    return null;
  const month = namedMonth(calendar, number, null);
  const named = addDays(firstDay(month), Number(day) - 1);
  if (Number(day) < 1 || named > lastDay(month)) return null;
  const from = addDays(named, -weekdayOf(named));
  return { period: { from, to: addDays(from, 6) }, count: 4 };
};
