import {
  addDays,
  firstDay,
  type IsoDate,
  isoDate,
  monthOf,
} from '@halyard/shared-contracts/finance';
import { aheadOf } from './ahead-of';
import { days } from './named-days';
import type { FoundPeriod } from './period-reader';
import { READERS } from './period-readers';
import { type Calendar, type Period, yearOf } from './periods';
import { take, type Tokens } from '../tokens';

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

const SINCE = new Set(['since', 'starting', 'from']);
const BEGINS_RANGE = new Set(['from', 'between', 'since']);
const UP_TO = new Set(['to', 'until', 'through', 'till']);

/** 'January to March compared to April to June' has two times. */
function paired(found: readonly FoundPeriod[], { words }: Tokens): FoundPeriod[] {
  return found.reduce<FoundPeriod[]>((times, each) => {
    const before = times.at(-1);
    const isEnd = words[each.at - 1] === 'to' || words[each.at - 1] === 'through';
    const isRange = before !== undefined && isEnd && !COMPARES.has(words[each.at - 2] ?? '');
    if (!isRange) return [...times, each];
    const period = { from: before.period.from, to: each.period.to };
    return [...times.slice(0, -1), { at: before.at, period }];
  }, []);
}
const COMPARES = new Set(['compared', 'compare', 'comparing']);

/** 'Between the 10th and the 20th' has an article before each day. */
const wordBefore = (words: readonly string[], at: number): string =>
  (words[at - 1] === 'the' ? words[at - 2] : words[at - 1]) ?? '';

/** 'Since March' ends today. 'From March to May' and 'between March and May' are one time. */
function joined(
  found: readonly FoundPeriod[],
  tokens: Tokens,
  { today }: Calendar,
  isComparison: boolean,
): FoundPeriod[] {
  const { words } = tokens;
  if (isComparison && found.length > 2) return paired(found, tokens);
  const [first, second] = found;
  if (!first) return [];
  const before = wordBefore(words, first.at);
  const between = second ? wordBefore(words, second.at) : '';
  const isRange =
    second !== undefined &&
    (UP_TO.has(between) ||
      (before === 'between' && between === 'and') ||
      (between === 'and' && isNext(first.period, second.period))) &&
    !isComparison;
  if (isRange) {
    const start = BEGINS_RANGE.has(before) ? words.lastIndexOf(before, first.at) : first.at;
    take(tokens, start, second.at - start);
    return [{ at: first.at, period: inOrder(first.period, second.period, today) }];
  }
  // 'From March' names a month, but 'from March on' means the time since then.
  const isSince = before !== 'from' || /^(?:on|onward|onwards)$/.test(words.at(-1) ?? '');
  if (SINCE.has(before) && isSince) {
    take(tokens, words.lastIndexOf(before, first.at), 1);
    const since = { at: first.at, period: { from: first.period.from, to: today } };
    return [since, ...found.slice(1)];
  }
  return openEnded(first, found, tokens) ?? [...found];
}

/** 'Between Thanksgiving and New Year' ends in the next year. */
function inOrder({ from }: Period, { to }: Period, today: IsoDate): Period {
  if (from === null || to === null || to >= from) return { from, to };
  const later = inYear(to, yearOf(to) + 1);
  return later > today ? { from: inYear(from, yearOf(from) - 1), to } : { from, to: later };
}

const inYear = (day: IsoDate, year: number): IsoDate => isoDate(`${year}${day.slice(4)}`);

/** 'July and August' is one time. */
const isNext = ({ from, to }: Period, next: Period): boolean =>
  from !== null && to !== null && from !== to && next.from === addDays(to, 1);

/** 'Before the 10th' means the days of that month before it. */
const isDayOfMonth = (words: readonly string[], { at }: FoundPeriod): boolean =>
  DAY.test((words[at] === 'the' ? words[at + 1] : words[at]) ?? '') &&
  !OF_MONTH.has(words[at + 1] ?? '');
const DAY = /^\d{1,2}(?:st|nd|rd|th)$/;
const OF_MONTH = new Set(['of']);

/** 'After May' begins in June, and 'before May' ends in April. */
function openEnded(
  first: FoundPeriod,
  found: readonly FoundPeriod[],
  tokens: Tokens,
): FoundPeriod[] | null {
  const isNamed = tokens.words[first.at - 1] === 'the';
  const place = first.at - (isNamed ? 2 : 1);
  const before = tokens.words[place] ?? '';
  const { from, to } = first.period;
  const period =
    before === 'after' && to !== null
      ? { from: addDays(to, 1), to: null }
      : before === 'before' && from !== null
        ? {
            from:
              isDayOfMonth(tokens.words, first) && from !== firstDay(monthOf(from))
                ? firstDay(monthOf(from))
                : null,
            to: addDays(from, -1),
          }
        : null;
  if (!period) return null;
  take(tokens, place, first.at - place);
  return [{ at: first.at, period }, ...found.slice(1)];
}

/** Before a time, these words mean no more than 'in'. */
const DURING = new Set('last past this during over within throughout across by'.split(' '));

/** Marks 'over the' of 'over the last month' as explained. */
function takeDuring(tokens: Tokens, { at }: FoundPeriod): void {
  const { words } = tokens;
  const place = words[at - 1] === 'the' ? at - 2 : at - 1;
  const word = words[place] ?? '';
  if (DURING.has(word)) take(tokens, place, at - place);
  // 'The month of April' is April.
  if (words[at - 1] === 'of' && words[at - 2] === 'month') take(tokens, at - 2, 2);
}

/** Marks the words as explained. */
export function findPeriods(
  tokens: Tokens,
  calendar: Calendar,
  isComparison: boolean,
): FoundPeriod[] {
  const requested = { ...calendar, ...aheadOf(tokens.words.join(' ')) };
  const found = [...named(tokens, requested), ...days(tokens, requested)];
  const ordered = found.toSorted((a, b) => a.at - b.at);
  for (const each of ordered) takeDuring(tokens, each);
  return joined(ordered, tokens, calendar, isComparison);
}
