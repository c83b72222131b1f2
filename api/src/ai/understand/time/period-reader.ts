import type { Calendar, Period, Unit } from './periods';
import { UNITS } from './time-words';

/** The place is that of the first word. */
export interface FoundPeriod {
  readonly at: number;
  readonly period: Period;
}

/** The match has the time that begins at a word and the number of its words. */
type Match = { readonly period: Period; readonly count: number } | null;
export type Reader = (words: readonly string[], at: number, calendar: Calendar) => Match;

export const THIS = new Set(['this', 'current']);
export const LAST = new Set(['last', 'past', 'previous', 'prior']);
export const NEXT = new Set(['next', 'coming', 'following']);

export const unitAt = (words: readonly string[], at: number): Unit | null =>
  UNITS.get(words[at] ?? '') ?? null;
export const yearAt = (words: readonly string[], at: number): number | null =>
  /^(?:19|20)\d\d$/.test(words[at] ?? '') ? Number(words[at]) : null;

/** These names of months are also other words. */
const NOT_ALWAYS_MONTHS = new Set(['may', 'mays', 'apr', 'mar', 'fall', 'spring']);

/** Beside one of these words, 'may' is a month and not a verb. */
const BEFORE_MAY = new Set(
  'in of for since from to and between during versus with until through than compare last this by over before after until'.split(
    ' ',
  ),
);
const AFTER_MAY = new Set(['and', 'versus', 'compared', 'spending', 'income', 'to']);

export const isMonthName = (words: readonly string[], at: number): boolean => {
  if (!NOT_ALWAYS_MONTHS.has(words[at] ?? '')) return true;
  return (
    BEFORE_MAY.has(words[at - 1] ?? '') ||
    AFTER_MAY.has(words[at + 1] ?? '') ||
    yearAt(words, at + 1) !== null ||
    words.length === at + 1
  );
};
