import type { Query } from '@halyard/shared-contracts/wire';
import { take, type Tokens } from '../tokens';

const NAMES = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const WEEKEND = [0, 6];
const WORKING = [1, 2, 3, 4, 5];

/** 'Fridays' means every Friday, but 'friday' does so only after 'every'. */
const PLURALS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...NAMES.map((name, day) => [`${name}s`, [day]] as const),
  ['weekends', WEEKEND],
  ['weekdays', WORKING],
  ['workdays', WORKING],
]);
const SINGULARS: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...NAMES.map((name, day) => [name, [day]] as const),
  ['weekend', WEEKEND],
  ['weekday', WORKING],
  ['workday', WORKING],
]);
const EVERY = new Set(['every', 'each']);
const JOINS = new Set(['and', 'or']);
const COMPARES = new Set(['than', 'versus', 'compared', 'compare', 'against', 'or']);

interface Found {
  readonly at: number;
  readonly count: number;
  readonly days: readonly number[];
}

function daysAt({ words }: Tokens, at: number): Found | null {
  const word = words[at] ?? '';
  // 'How many Sundays' asks for a number of days.
  const plural = words[at - 1] === 'many' ? undefined : PLURALS.get(word);
  if (plural) return { at, count: 1, days: plural };
  const days = EVERY.has(word) ? SINGULARS.get(words[at + 1] ?? '') : undefined;
  return days ? { at, count: 2, days } : null;
}

/**
 * A query has room for one set of days, so two sets without a joining word, as in 'weekends than weekdays', stay
 * unexplained.
 */
export function findWeekdays(tokens: Tokens): Query['weekdays'] {
  const found = tokens.words.flatMap((_, at) => daysAt(tokens, at) ?? []);
  const isJoined = found.every(
    ({ at }, index) => index === 0 || JOINS.has(tokens.words[at - 1] ?? ''),
  );
  if (!isJoined || tokens.words.some((word) => COMPARES.has(word))) return [];
  for (const { at, count } of found) take(tokens, at, count);
  return [...new Set(found.flatMap(({ days }) => days))];
}
