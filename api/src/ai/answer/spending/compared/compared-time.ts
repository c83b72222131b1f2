import { addDays, daysBetween, isoDate, spokenDate } from '@halyard/shared-contracts/finance';
import { say } from '../../../fact/figured-text';
import type { Period } from '../../../understand/time/periods';
import type { AnswerRequest } from '../../answer-request';
import { type Part, sentence } from '../../parts';
import { FEW_DAYS } from '../../period/known-time';
import { inPeriod, isMonth } from '../../period/period-words';

export const isYear = ({ from, to }: Period): boolean =>
  from !== null && to !== null && from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

/** Limits another year to the same days as the year in progress. */
export function sameDaysOfYear(
  { period: request, calendar: { today } }: AnswerRequest,
  period: Period,
): Period {
  const isInProgress = (request.from ?? '') <= today && today < (request.to ?? '');
  if (!isInProgress || period.from === null) return period;
  const day = today.endsWith('-02-29') ? '-02-28' : today.slice(4);
  return { from: period.from, to: isoDate(`${period.from.slice(0, 4)}${day}`) };
}

/** Returns the reason why a period cannot be compared: a part of it is older than all transactions. */
export function reasonNotCompared(
  { financialData: { transactions } }: AnswerRequest,
  period: Period,
): Part[] {
  const { from } = period;
  const first = transactions.at(-1)?.date;
  return first !== undefined && (from === null || daysBetween(from, first) > FEW_DAYS)
    ? [
        sentence(
          say`Your transactions begin on ${spokenDate(first)}, so the sum ${inPeriod(period)} is not complete and cannot be compared.`,
        ),
      ]
    : [];
}

/** A week or a quarter in progress is compared with the same number of days. Returns null for another time. */
export function sameDaysOfUnit(
  { period: now, calendar }: AnswerRequest,
  before: Period,
): Period | null {
  const { today } = calendar;
  if (!now.from || !now.to || !before.from || !before.to || isMonth(now)) return null;
  const isUnderway = now.from <= today && today < now.to;
  const [length, other] = [now, before].map(({ from, to }) => daysBetween(from!, to!));
  const isLikely = length === WEEK || (length! >= QUARTER[0] && length! <= QUARTER[1]);
  const isSameLength = Math.abs(length! - other!) <= QUARTER[1] - QUARTER[0];
  if (!isUnderway || !isLikely || !isSameLength || before.to >= now.from) return null;
  return { from: before.from, to: addDays(before.from, daysBetween(now.from, today)) };
}
const WEEK = 6;
const QUARTER = [89, 91] as const;
