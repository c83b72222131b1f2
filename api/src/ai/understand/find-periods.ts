import { type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import { parse } from 'chrono-node/en';
import {
  type Calendar,
  EVER,
  lastPeriod,
  monthPeriod,
  namedMonth,
  type Period,
  quarterPeriod,
  relativePeriod,
  type Unit,
  yearOf,
  yearPeriod,
} from './periods';
import { take, type Tokens } from './tokens';
import { countOf, MONTH_WORDS, ORDINALS, UNITS } from './time-words';

/** A time that a question names, and the place of its first word. */
export interface FoundPeriod {
  readonly at: number;
  readonly period: Period;
}

/** A time that begins at a word, and how many words it takes. */
type Match = { readonly period: Period; readonly count: number } | null;
type Reader = (words: readonly string[], at: number, calendar: Calendar) => Match;

const THIS = new Set(['this', 'current']);
const LAST = new Set(['last', 'past', 'previous', 'prior']);
const NEXT = new Set(['next', 'coming', 'following']);

const unitAt = (words: readonly string[], at: number): Unit | null =>
  UNITS.get(words[at] ?? '') ?? null;
const yearAt = (words: readonly string[], at: number): number | null =>
  /^20\d\d$/.test(words[at] ?? '') ? Number(words[at]) : null;

const thisOrLast: Reader = (words, at, calendar) => {
  const word = words[at] ?? '';
  const unit = unitAt(words, at + 1);
  if (!unit || unit === 'day') return null;
  if (THIS.has(word)) return { period: relativePeriod(calendar, unit, 0), count: 2 };
  if (LAST.has(word)) return { period: relativePeriod(calendar, unit, -1), count: 2 };
  return NEXT.has(word) ? { period: relativePeriod(calendar, unit, 1), count: 2 } : null;
};

const DAYS_OF = { day: 1, week: 7, month: 30, quarter: 91, year: 365 } as const;

const lastOfCount: Reader = (words, at, calendar) => {
  const count = countOf(words[at + 1]);
  const unit = unitAt(words, at + 2);
  if (count === null || !unit) return null;
  const word = words[at] ?? '';
  if (LAST.has(word)) return { period: lastPeriod(calendar, unit, count), count: 3 };
  if (!NEXT.has(word)) return null;
  const length = DAYS_OF[unit] * count;
  const { to } = relativePeriod(calendar, 'day', length);
  return { period: { from: calendar.today, to }, count: 3 };
};

const toDate: Reader = (words, at, calendar) => {
  const isYear = words[at] === 'ytd' || words.slice(at, at + 3).join(' ') === 'year to date';
  const count = words[at] === 'ytd' ? 1 : 3;
  return isYear ? { period: relativePeriod(calendar, 'year', 0), count } : null;
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

/** Words around 'may' that make it a month and no verb. */
const BEFORE_MAY = new Set(
  'in of for since from to and between during versus with until through than compare last'.split(
    ' ',
  ),
);
const AFTER_MAY = new Set(['and', 'versus', 'compared', 'spending', 'income', 'to']);

const isMonthName = (words: readonly string[], at: number): boolean => {
  if (words[at] !== 'may' && words[at] !== 'mays') return true;
  return (
    BEFORE_MAY.has(words[at - 1] ?? '') ||
    AFTER_MAY.has(words[at + 1] ?? '') ||
    yearAt(words, at + 1) !== null ||
    words.length === at + 1
  );
};

const isDayNumber = (word: string | undefined): boolean =>
  /^(?:[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.test(word ?? '');

const month: Reader = (words, at, calendar) => {
  const number = MONTH_WORDS.get(words[at] ?? '');
  if (number === undefined || !isMonthName(words, at)) return null;
  const before = words[at - 1] === 'of' ? words[at - 2] : words[at - 1];
  if (isDayNumber(words[at + 1]) || /^\d+(?:st|nd|rd|th)$/.test(before ?? '')) return null;
  const gap = words[at + 1] === 'of' ? 1 : 0;
  const year = yearAt(words, at + 1 + gap);
  const period = monthPeriod(namedMonth(calendar, number, year));
  return { period, count: year === null ? 1 : 2 + gap };
};

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

const READERS: readonly Reader[] = [toDate, lastOfCount, thisOrLast, quarter, month, ever, year];

/** Every word by which a text can name a day; a text without one need not be read for days, which takes long. */
const NAMES_DAY =
  /\d|day|night|morrow|week|end of|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|teen|tie)th|\b(?:now|tmrw?|sun|mon|tues?|wed|thu|thurs?|fri|sat)\b/;

/** Days that a calendar names, such as 'June 11', 'yesterday', or 'last Friday'. */
function days(tokens: Tokens, { today }: Calendar): FoundPeriod[] {
  const starts: number[] = [];
  let text = '';
  tokens.words.forEach((word, at) => {
    starts.push(text.length);
    text += `${tokens.taken[at] ? '·' : word} `;
  });
  if (!NAMES_DAY.test(text)) return [];
  const asked = new Date(`${today}T12:00:00`);
  return parse(text, asked).flatMap(({ index, text: found, start, end }) => {
    if (!start.isCertain('day') && !start.isCertain('weekday')) return [];
    const isYearNamed = start.isCertain('year');
    const from = pastDay(start.date(), today, isYearNamed);
    const to = end ? pastDay(end.date(), today, isYearNamed) : from;
    const at = starts.findLastIndex((place) => place <= index);
    const last = starts.findLastIndex((place) => place < index + found.length);
    take(tokens, at, last - at + 1);
    return [{ at, period: { from, to } }];
  });
}

const localDay = (date: Date): IsoDate =>
  isoDate(
    `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`,
  );

/** A day without a year is the last one that was: money was spent in the past. */
function pastDay(date: Date, today: IsoDate, isYearNamed: boolean): IsoDate {
  const day = localDay(date);
  if (isYearNamed || day <= today) return day;
  const before = new Date(date);
  before.setFullYear(before.getFullYear() - 1);
  return localDay(before);
}

function named(tokens: Tokens, calendar: Calendar): FoundPeriod[] {
  const { words } = tokens;
  const found: FoundPeriod[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (tokens.taken[at]) continue;
    const match = READERS.map((reader) => reader(words, at, calendar)).find(
      (each) => each !== null,
    );
    if (!match) continue;
    take(tokens, at, match.count);
    found.push({ at, period: match.period });
    at += match.count - 1;
  }
  return found;
}

const SINCE = new Set(['since', 'after', 'starting']);
const UP_TO = new Set(['to', 'until', 'through', 'till']);

/** 'Since March' ends today, and 'from March to May' and 'between March and May' are one time. */
function joined(
  found: readonly FoundPeriod[],
  tokens: Tokens,
  { today }: Calendar,
  isComparison: boolean,
): FoundPeriod[] {
  const { words } = tokens;
  const [first, second] = found;
  if (!first) return [];
  const before = words[first.at - 1] ?? '';
  const between = second ? (words[second.at - 1] ?? '') : '';
  const isRange =
    second !== undefined &&
    (UP_TO.has(between) || (before === 'between' && between === 'and')) &&
    !isComparison;
  if (isRange) {
    take(tokens, first.at - 1, second.at - first.at + 1);
    return [{ at: first.at, period: { from: first.period.from, to: second.period.to } }];
  }
  if (SINCE.has(before)) {
    take(tokens, first.at - 1, 1);
    const since = { at: first.at, period: { from: first.period.from, to: today } };
    return [since, ...found.slice(1)];
  }
  return [...found];
}

/** Every time that a question names, in its order; the words are marked as explained. */
export function findPeriods(
  tokens: Tokens,
  calendar: Calendar,
  isComparison: boolean,
): FoundPeriod[] {
  const found = [...named(tokens, calendar), ...days(tokens, calendar)];
  const ordered = found.toSorted((a, b) => a.at - b.at);
  return joined(ordered, tokens, calendar, isComparison);
}
