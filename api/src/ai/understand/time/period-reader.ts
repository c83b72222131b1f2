import type { Calendar, Period, Unit } from './periods';
import { UNITS } from './time-words';

/** A time that a question names, and the place of its first word. */
export interface FoundPeriod {
  readonly at: number;
  readonly period: Period;
}

/** A time that begins at a word, and how many words it takes. */
type Match = { readonly period: Period; readonly count: number } | null;
export type Reader = (words: readonly string[], at: number, calendar: Calendar) => Match;

export const THIS = new Set(['this', 'current']);
export const LAST = new Set(['last', 'past', 'previous', 'prior']);
export const NEXT = new Set(['next', 'coming', 'following']);

export const unitAt = (words: readonly string[], at: number): Unit | null =>
  UNITS.get(words[at] ?? '') ?? null;
export const yearAt = (words: readonly string[], at: number): number | null =>
  /^(?:19|20)\d\d$/.test(words[at] ?? '') ? Number(words[at]) : null;

/** Months whose name is another word too. */
const NOT_ALWAYS_MONTHS = new Set(['may', 'mays', 'apr', 'mar', 'fall', 'spring']);

/** Words around 'may' that make it a month and no verb. */
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
