import { addDays, addMonths } from '@halyard/shared-contracts/finance';
import { dayBeforeYesterday, halfMonth, someOfMonth, weekOfDay } from './parts-of-months';
import { dayOfMonth, daysOfMonth } from './days-of-month';
import { isMonthName, LAST, NEXT, type Reader, THIS, unitAt, yearAt } from './period-reader';
import {
  EVER,
  lastPeriod,
  monthPeriod,
  namedMonth,
  quarterPeriod,
  relativePeriod,
  yearOf,
  yearPeriod,
} from './periods';
import {
  ago,
  beforeLast,
  endOf,
  halfYear,
  holiday,
  lately,
  season,
  startOf,
  weekOfMonth,
} from './special-times';
import { countOf, MONTH_WORDS, ORDINALS } from './time-words';
import { weekdayOf } from './weekday';

/** 'For the month' is this month, but 'the week of June 3' is not this week. */
const OF_THE = new Set(['for', 'over', 'during']);
const AFTER_UNIT = new Set(['of', 'before', 'after', 'that', 'when', 'i']);

const thisOrLast: Reader = (words, at, calendar) => {
  const word = words[at] ?? '';
  const unit = unitAt(words, at + 1);
  if (!unit || unit === 'day') return null;
  if (word === 'the' && OF_THE.has(words[at - 1] ?? '') && !AFTER_UNIT.has(words[at + 2] ?? ''))
    return { period: relativePeriod(calendar, unit, 0), count: 2 };
  if (THIS.has(word)) return { period: relativePeriod(calendar, unit, 0), count: 2 };
  // 'The past year' is the last twelve months, not the year before.
  if (word === 'past' && unit === 'year')
    return { period: lastPeriod(calendar, unit, 1), count: 2 };
  if (LAST.has(word)) return { period: relativePeriod(calendar, unit, -1), count: 2 };
  return NEXT.has(word) ? { period: relativePeriod(calendar, unit, 1), count: 2 } : null;
};

const DAYS_OF = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;

const lastOfCount: Reader = (words, at, calendar) => {
  const count = countOf(words[at + 1]);
  // 'The last couple of months' has one more word.
  const gap = words[at + 2] === 'of' ? 1 : 0;
  const unit = unitAt(words, at + 2 + gap);
  if (count === null || !unit) return null;
  const word = words[at] ?? '';
  if (LAST.has(word)) return { period: lastPeriod(calendar, unit, count), count: 3 + gap };
  if (!NEXT.has(word)) return null;
  const length = DAYS_OF[unit] * count;
  const { to } = relativePeriod(calendar, 'day', length);
  return { period: { from: calendar.today, to }, count: 3 + gap };
};

const toDate: Reader = (words, at, calendar) => {
  const text = words.slice(at, at + 3).join(' ');
  const unit =
    words[at] === 'ytd' || text === 'year to date'
      ? 'year'
      : words[at] === 'mtd' || text === 'month to date'
        ? 'month'
        : null;
  const count = words[at]?.endsWith('td') ? 1 : 3;
  return unit ? { period: relativePeriod(calendar, unit, 0), count } : null;
};

const quarter: Reader = (words, at, calendar) => {
  const short = /^q([1-4])$/.exec(words[at] ?? '');
  const spelled = words[at + 1] === 'quarter' ? ORDINALS.get(words[at] ?? '') : undefined;
  const number = short ? Number(short[1]) : spelled;
  if (number === undefined || number > 4) return null;
  const length = short ? 1 : 2;
  const gap = words[at + length] === 'of' ? 1 : 0;
  const year = yearAt(words, at + length + gap);
  const period = quarterPeriod(year ?? yearOf(calendar.month), number);
  return { period, count: year === null ? length : length + gap + 1 };
};

const isDayNumber = (word: string | undefined): boolean =>
  /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word ?? '');

const month: Reader = (words, at, calendar) => {
  const number = MONTH_WORDS.get(words[at] ?? '');
  if (number === undefined || !isMonthName(words, at)) return null;
  const before = words[at - 1] === 'of' ? words[at - 2] : words[at - 1];
  if (isDayNumber(words[at + 1]) || /^\d+(?:st|nd|rd|th)$/.test(before ?? '')) return null;
  const gap = words[at + 1] === 'of' ? 1 : 0;
  const isYearBefore = words[at + 1] === 'last' && words[at + 2] === 'year';
  const year = isYearBefore ? yearOf(calendar.month) - 1 : yearAt(words, at + 1 + gap);
  const isThisMonth = monthNumberOf(calendar.month) === number && year === null;
  const found = namedMonth(calendar, number, year);
  const isLast = LAST.has(words[at - 1] ?? '') && isThisMonth;
  const period = monthPeriod(isLast ? addMonths(found, -12) : found);
  return { period, count: isYearBefore ? 3 : year === null ? 1 : 2 + gap };
};

const monthNumberOf = (name: string): number => Number(name.slice(5));

const year: Reader = (words, at) => {
  const number = yearAt(words, at);
  return number === null ? null : { period: yearPeriod(number), count: 1 };
};

const ALL_TIME = ['all time', 'of all time', 'ever', 'since the beginning', 'all together'].map(
  (text) => text.split(' '),
);

const ever: Reader = (words, at) => {
  const found = ALL_TIME.find((phrase) => phrase.every((word, by) => words[at + by] === word));
  return found ? { period: EVER, count: found.length } : null;
};

/** 'An average weekend' is not a certain weekend. */
const USUAL = new Set('a average typical usual normal regular each every per'.split(' '));

/** Reads the last Saturday and Sunday, the weekend before, or the next one after 'next'. */
const weekend: Reader = (words, at, { today, isAhead = false }) => {
  const isNamed =
    THIS.has(words[at] ?? '') || LAST.has(words[at] ?? '') || NEXT.has(words[at] ?? '');
  if (words[at + (isNamed ? 1 : 0)] !== 'weekend' || USUAL.has(words[at - 1] ?? '')) return null;
  const day = weekdayOf(today);
  const sinceSaturday = (day + 1) % 7;
  const isUnderway = sinceSaturday < 2;
  const isComing =
    isAhead && !LAST.has(words[at] ?? '') && !NEXT.has(words[at] ?? '') && !isUnderway;
  const back = isComing
    ? -7
    : LAST.has(words[at] ?? '') && isUnderway
      ? 7
      : NEXT.has(words[at] ?? '')
        ? -7
        : 0;
  const from = addDays(today, -sinceSaturday - back);
  return { period: { from, to: addDays(from, 1) }, count: isNamed ? 2 : 1 };
};

export const READERS: readonly Reader[] = [
  toDate,
  ago,
  endOf,
  beforeLast,
  weekOfMonth,
  weekOfDay,
  someOfMonth,
  dayBeforeYesterday,
  daysOfMonth,
  dayOfMonth,
  lately,
  halfMonth,
  halfYear,
  startOf,
  holiday,
  season,
  weekend,
  lastOfCount,
  thisOrLast,
  quarter,
  month,
  ever,
  year,
];
