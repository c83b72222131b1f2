import { daysBetween, isoDate, spokenDate } from '@halyard/shared-contracts/finance';
import { say } from '../../fact/said';
import type { Period } from '../../understand/time/periods';
import type { Asked } from '../asked';
import { type Part, sentence } from '../parts';

export const isYear = ({ from, to }: Period): boolean =>
  from !== null && to !== null && from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`;

/** Limits another year to the same days as the year in progress. */
export function sameDaysOfYear(
  { period: asked, calendar: { today } }: Asked,
  period: Period,
): Period {
  const isInProgress = (asked.from ?? '') <= today && today < (asked.to ?? '');
  if (!isInProgress || period.from === null) return period;
  const day = today.endsWith('-02-29') ? '-02-28' : today.slice(4);
  return { from: period.from, to: isoDate(`${period.from.slice(0, 4)}${day}`) };
}

const FEW_DAYS = 7;

/** Says that only a part of the compared period has known transactions. */
export function beginsWithin({ financialData: { transactions } }: Asked, { from }: Period): Part[] {
  const first = transactions.at(-1)?.date;
  return first !== undefined && (from === null || daysBetween(from, first) > FEW_DAYS)
    ? [
        sentence(
          say`Your transactions begin on ${spokenDate(first)}, so this comparison lacks what came before.`,
        ),
      ]
    : [];
}
