import {
  addDays,
  daysBetween,
  firstDay,
  isoDate,
  isoMonth,
  type IsoDate,
  lastDay,
} from '@halyard/shared-contracts/finance';
import type { Query } from '@halyard/shared-contracts/wire';
import { say } from '../../../fact/figured-text';
import type { Period } from '../../../understand/time/periods';
import type { AnswerRequest } from '../../answer-request';
import { type Part, sentence } from '../../parts';
import { FEW_DAYS } from '../../period/known-time';

const DAYS_OF_WEEK = 7;

/** Returns the days of a group of a split by time, or null for another split. */
export function daysOfGroup(split: Query['split'], key: string): Period | null {
  if (split === 'day') return { from: isoDate(key), to: isoDate(key) };
  if (split === 'week') return { from: isoDate(key), to: addDays(isoDate(key), DAYS_OF_WEEK - 1) };
  if (split === 'month') return { from: firstDay(isoMonth(key)), to: lastDay(isoMonth(key)) };
  if (split === 'year') return { from: isoDate(`${key}-01-01`), to: isoDate(`${key}-12-31`) };
  return null;
}

const isOver = ({ to }: Period, today: IsoDate): boolean => to !== null && to <= today;

/** A week of which a day is missing has less, but the first days of a month may have no row. */
const isKnown = ({ from }: Period, first: IsoDate, split: Query['split']): boolean =>
  from !== null && daysBetween(from, first) <= (split === 'week' ? 0 : FEW_DAYS);

/** Returns whether a month, a week, or a year is over and all of its days are known. */
export function isWhole(
  { financialData: { transactions }, calendar: { today } }: AnswerRequest,
  split: Query['split'],
  key: string,
): boolean {
  const days = daysOfGroup(split, key);
  const first = transactions.at(-1)?.date;
  return (
    days === null || first === undefined || (isOver(days, today) && isKnown(days, first, split))
  );
}

/** A month in progress has less than it will have, so it is not the month with the least. */
export function onlyWhole<G extends { readonly key: string }>(
  request: AnswerRequest,
  split: Query['split'],
  groups: readonly G[],
): readonly G[] {
  const whole = groups.filter(({ key }) => isWhole(request, split, key));
  return whole.length > 0 ? whole : groups;
}

export const notWholeNotice = (split: Query['split']): Part[] => [
  sentence(
    say`Only whole ${split ?? 'time'}s are compared: what is in progress, or known only in part, would have too little.`,
  ),
];
