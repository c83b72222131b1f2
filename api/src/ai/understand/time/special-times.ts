import {
  addDays,
  addMonths,
  firstDay,
  type IsoDate,
  isoDate,
  isoMonth,
  lastDay,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { holidayAt, SEASONS } from './holidays';
import { isMonthName, LAST, NEXT, type Reader, THIS, unitAt, yearAt } from './period-reader';
import { lastPeriod, namedMonth, type Period, relativePeriod } from './periods';
import { countOf, HALVES, MONTH_WORDS } from './time-words';
import { weekdayOf } from './weekday';

const ARTICLES = new Set(['a', 'an']);

/** Reads 'two months ago', 'a year ago', and 'this time last year' as that whole month. */
export const ago: Reader = (words, at, calendar) => {
  if (
    /^(?:this|the|that)? ?same (?:time|month) last year|^this (?:time|month) last year|^same (?:time|month) last year/.test(
      words.slice(at, at + 4).join(' '),
    )
  )
    return { period: relativePeriod(calendar, 'month', -12), count: 4 };
  const count = ARTICLES.has(words[at] ?? '') ? 1 : countOf(words[at]);
  const unit = unitAt(words, at + 1);
  if (count === null || !unit || words[at + 2] !== 'ago') return null;
  // 'A year ago today' is one day.
  if (unit === 'year' && words[at + 3] === 'today') {
    const day = isoDate(`${Number(calendar.today.slice(0, 4)) - count}${calendar.today.slice(4)}`);
    return { period: { from: day, to: day }, count: 4 };
  }
  return unit === 'year'
    ? { period: relativePeriod(calendar, 'month', -12 * count), count: 3 }
    : { period: relativePeriod(calendar, unit, -count), count: 3 };
};

/** Reads the time from today to the end of this month or year, or the last day of a named month. */
export const endOf: Reader = (words, at, calendar) => {
  const { today } = calendar;
  const isEnd = words[at] === 'end' && words[at + 1] === 'of';
  const by = isEnd ? 2 + (['the', 'this'].includes(words[at + 2] ?? '') ? 1 : 0) : 0;
  const isMonthEnd = words[at] === 'month' && words[at + 1] === 'end';
  const named = isEnd ? MONTH_WORDS.get(words[at + by] ?? '') : undefined;
  if (named !== undefined) {
    const year = yearAt(words, at + by + 1);
    const to = lastDay(namedMonth(calendar, named, year));
    return { period: { from: to, to }, count: by + (year === null ? 1 : 2) };
  }
  if (isEnd && words[at + 2] === 'last' && words[at + 3] === 'month') {
    const to = lastDay(addMonths(calendar.month, -1));
    return { period: { from: to, to }, count: 4 };
  }
  const unit = isMonthEnd ? 'month' : isEnd ? words[at + by] : undefined;
  const count = isMonthEnd ? 2 : by + 1;
  if (unit === 'month') return { period: { from: today, to: lastDay(monthOf(today)) }, count };
  return unit === 'year'
    ? { period: { from: today, to: isoDate(`${today.slice(0, 4)}-12-31`) }, count }
    : null;
};

const WEEKS: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['third', 2],
  ['3rd', 2],
]);

/** 'The first week of June' is June 1 to 7. */
export const weekOfMonth: Reader = (words, at, calendar) => {
  const week = WEEKS.get(words[at] ?? '');
  const number = MONTH_WORDS.get(words[at + 3] ?? '');
  if (week === undefined || words[at + 1] !== 'week' || words[at + 2] !== 'of' || !number)
    return null;
  const year = yearAt(words, at + 4);
  const from = addDays(firstDay(namedMonth(calendar, number, year)), 7 * week);
  return { period: { from, to: addDays(from, 6) }, count: year === null ? 4 : 5 };
};

const LATELY = new Set(['lately', 'recently']);
const LATELY_DAYS = 30;

/** 'Lately' means the last thirty days, and the answer says so. */
export const lately: Reader = (words, at, calendar) => {
  const isOfLate = words[at] === 'of' && words[at + 1] === 'late';
  if (!isOfLate && !LATELY.has(words[at] ?? '')) return null;
  return { period: lastPeriod(calendar, 'day', LATELY_DAYS), count: isOfLate ? 2 : 1 };
};

const BEFORE_LAST = new Set(['before', 'prior']);

/** Reads 'the month before last' and 'the week before last'. */
export const beforeLast: Reader = (words, at, calendar) => {
  const unit = unitAt(words, at);
  const isBefore = BEFORE_LAST.has(words[at + 1] ?? '') && words[at + 2] === 'last';
  return unit && unit !== 'day' && isBefore
    ? { period: relativePeriod(calendar, unit, -2), count: 3 }
    : null;
};

/** Reads 'first half of the year' and 'H2 2025'. */
export const halfYear: Reader = (words, at, { today }) => {
  const half = HALVES.get(words[at] ?? '');
  if (half === undefined) return null;
  const isShort = /^h[12]$/.test(words[at] ?? '');
  if (!isShort && (words[at + 1] !== 'half' || words[at + 2] !== 'of')) return null;
  const start = at + (isShort ? 1 : 3);
  const isThis = ['the', 'this'].includes(words[start] ?? '') && words[start + 1] === 'year';
  const isLast = words[start] === 'last' && words[start + 1] === 'year';
  const named = yearAt(words, start);
  if (!isShort && !isThis && !isLast && named === null) return null;
  const year = named ?? Number(today.slice(0, 4)) - (isLast ? 1 : 0);
  const first = isoMonth(`${year}-${half === 0 ? '01' : '07'}`);
  const count = start - at + (isThis || isLast ? 2 : named === null ? 0 : 1);
  return { period: { from: firstDay(first), to: lastDay(addMonths(first, 5)) }, count };
};

const STARTS = new Set(['beginning', 'start']);

/** Reads 'the beginning of the year' as its first day, for 'since the beginning of the year'. */
export const startOf: Reader = (words, at, { today }) => {
  if (!STARTS.has(words[at] ?? '') || words[at + 1] !== 'of') return null;
  const by = ['the', 'this'].includes(words[at + 2] ?? '') ? 3 : 2;
  const unit = unitAt(words, at + by);
  const named = yearAt(words, at + by);
  const month = monthOf(today);
  const first =
    named !== null
      ? isoMonth(`${named}-01`)
      : unit === 'month'
        ? month
        : unit === 'year'
          ? isoMonth(`${today.slice(0, 4)}-01`)
          : null;
  return first === null
    ? null
    : { period: { from: firstDay(first), to: firstDay(first) }, count: by + 1 };
};

/**
 * Returns the weekend around a holiday. It goes from the holiday to Sunday, or from Saturday to a holiday on a
 * Monday.
 */
function weekendAt(day: IsoDate): Period {
  const weekday = weekdayOf(day);
  return weekday === 1
    ? { from: addDays(day, -2), to: day }
    : { from: day, to: addDays(day, (7 - weekday) % 7) };
}

/** The week is from Monday to Sunday. */
function weekAt(day: IsoDate): Period {
  const from = addDays(day, -((weekdayOf(day) + 6) % 7));
  return { from, to: addDays(from, 6) };
}

const AROUND: ReadonlyMap<string, (day: IsoDate) => Period> = new Map([
  ['weekend', weekendAt],
  ['week', weekAt],
]);

/** 'Christmas gifts' are bought long before that day. */
const OF_A_HOLIDAY = new Set('gift gifts present presents'.split(' '));

export const holiday: Reader = (words, at, { today, isAhead = false }) => {
  const found = holidayAt(words, at);
  if (!found || OF_A_HOLIDAY.has(words[at + found.count] ?? '')) return null;
  const year = Number(today.slice(0, 4));
  const around = AROUND.get(words[at + found.count] ?? '');
  const length = found.count + (around ? 1 : 0);
  const after = words.slice(at + length, at + length + 2).join(' ');
  const isYearBefore = after === 'last year';
  const yearNamed = isYearBefore ? year - 1 : yearAt(words, at + length);
  const dates = [year - 1, year, year + 1].map(found.dayOf);
  const day =
    yearNamed === null
      ? isAhead
        ? dates.find((each) => each >= today)
        : dates.findLast((each) => each <= today)
      : found.dayOf(yearNamed);
  return day
    ? {
        period: around ? around(day) : { from: day, to: day },
        count: length + (isYearBefore ? 2 : yearNamed === null ? 0 : 1),
      }
    : null;
};

/** 'The summer trip' names a trip, not a time. */
const OF_A_SEASON = new Set(['trip', 'trips', 'vacation', 'holiday', 'house', 'home', 'camp']);

/** Reads a season that has begun: this one, or the one of a year. */
export const season: Reader = (words, at, { today, isAhead = false }) => {
  const isNamed = THIS.has(words[at] ?? '') || LAST.has(words[at] ?? '');
  const months = SEASONS.get(words[at + (isNamed ? 1 : 0)] ?? '');
  if (!months || (!isNamed && !isMonthName(words, at)) || NEXT.has(words[at - 1] ?? ''))
    return null;
  const length = isNamed ? 2 : 1;
  if (OF_A_SEASON.has(words[at + length] ?? '')) return null;
  const yearNamed = yearAt(words, at + length);
  const first = (year: number) => isoMonth(`${year}-${String(months[0]).padStart(2, '0')}`);
  const year = Number(today.slice(0, 4));
  const isOver = lastDay(addMonths(first(year), months[1] - months[0])) < today;
  const nearest = isAhead
    ? first(isOver ? year + 1 : year)
    : first(firstDay(first(year)) > today ? year - 1 : year);
  const from = yearNamed === null ? nearest : first(yearNamed);
  const last = addMonths(from, months[1] - months[0]);
  return {
    period: { from: firstDay(from), to: lastDay(last) },
    count: length + (yearNamed === null ? 0 : 1),
  };
};
