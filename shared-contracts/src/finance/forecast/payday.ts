import { addDays, type IsoDate } from '../civil-date';
import type { PathDay } from './path';

const DAYS_AHEAD = 30;

/** A much smaller deposit, such as interest, is not a payday. */
export const PAYDAY_SHARE = 0.25;

/**
 * `until` is the day before the next payday, or the 30th day if there is none. Pay that is late does not end the
 * time, because otherwise all cash would look safe each day until it comes.
 */
export function nextPayday(path: readonly PathDay[], asOf: IsoDate): { readonly until: IsoDate } {
  const deposits = path
    .slice(0, DAYS_AHEAD)
    .flatMap(({ date, items }) =>
      items
        .filter(({ kind, late }) => kind === 'income' && !late)
        .map(({ amount }) => ({ date, amount })),
    );
  const largest = Math.max(...deposits.map(({ amount }) => amount));
  const payday = deposits.find(({ amount }) => amount >= largest * PAYDAY_SHARE)?.date;
  return { until: addDays(payday ?? addDays(asOf, DAYS_AHEAD + 1), -1) };
}
