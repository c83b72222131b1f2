import type { Unit } from './periods';

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** 'january', 'januarys', and 'jan' mean 1. */
export const MONTH_WORDS: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((name, index) =>
    [name, `${name}s`, name.slice(0, 3), ...(name === 'september' ? ['sept'] : [])].map(
      (word) => [word, index + 1] as const,
    ),
  ),
);

export const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ['day', 'day'],
  ['days', 'day'],
  ['week', 'week'],
  ['weeks', 'week'],
  ['month', 'month'],
  ['months', 'month'],
  ['quarter', 'quarter'],
  ['quarters', 'quarter'],
  ['year', 'year'],
  ['years', 'year'],
]);

export const ORDINALS: ReadonlyMap<string, number> = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['4th', 4],
]);

/** The second half begins in the middle. */
export const HALVES: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['second', 1],
  ['last', 1],
  ['h1', 0],
  ['h2', 1],
]);

const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FEW = 3;
const MOST = 1_000;

/** 'two' means 2, '30' means 30, and 'few' means 3. Returns null for any other word. */
export function countOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (word === 'few') return FEW;
  if (word === 'couple') return 2;
  const spelled = COUNTS.indexOf(word);
  if (spelled > 0) return spelled;
  const count = /^\d{1,4}$/.test(word) ? Number(word) : 0;
  return count > 0 && count <= MOST ? count : null;
}

/** Spelling mistakes in these words of times are corrected. */
export const TIME_WORDS: readonly string[] = [
  ...MONTH_WORDS.keys(),
  ...UNITS.keys(),
  ...ORDINALS.keys(),
  ...COUNTS,
  ...'sundays mondays tuesdays wednesdays thursdays fridays saturdays weekend weekends weekday weekdays all time ever beginning this current last past previous prior next today yesterday tomorrow weekend since between until monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
];
