import { addDays, firstDay, lastDay } from '@halyard/shared-contracts/finance';
import { type Reader, yearAt } from './period-reader';
import { namedMonth } from './periods';
import { countOf, HALVES, MONTH_WORDS } from './time-words';
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

/** 'The day before yesterday' is two days ago. */
export const dayBeforeYesterday: Reader = (words, at, { today }) => {
  const isNamed =
    words[at] === 'day' && words[at + 1] === 'before' && words[at + 2] === 'yesterday';
  const day = addDays(today, -2);
  return isNamed ? { period: { from: day, to: day }, count: 3 } : null;
};

const DAYS_OF_WEEK = 7;

/** 'The first two weeks of October' and 'the last ten days of October' are days of one month. */
export const someOfMonth: Reader = (words, at, calendar) => {
  const isFirst = words[at] === 'first';
  const count = countOf(words[at + 1]);
  const unit = words[at + 2];
  const number = MONTH_WORDS.get(words[at + 4] ?? '');
  const isDays = unit === 'weeks' || unit === 'days';
  if ((!isFirst && words[at] !== 'last') || count === null || !isDays) return null;
  if (words[at + 3] !== 'of' || number === undefined) return null;
  const month = namedMonth(calendar, number, null);
  const days = count * (unit === 'weeks' ? DAYS_OF_WEEK : 1) - 1;
  const [first, last] = [firstDay(month), lastDay(month)];
  if (addDays(first, days) > last) return null;
  const period = isFirst
    ? { from: first, to: addDays(first, days) }
    : { from: addDays(last, -days), to: last };
  return { period, count: 5 };
};

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
