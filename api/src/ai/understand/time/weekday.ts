import type { IsoDate } from '@halyard/shared-contracts/finance';

/** The index is the number of the day, with 0 for Sunday. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The result is 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: IsoDate): number => new Date(`${date}T00:00:00Z`).getUTCDay();
