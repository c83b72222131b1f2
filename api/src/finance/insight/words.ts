import type { IsoDate, IsoMonth } from '@halyard/shared-contracts/finance';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const FULL_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A percent with one decimal. */
export const tenths = (percent: number): number => Math.round(percent * 10) / 10;

/** '2025-06' → 'June 2025'. */
export function monthName(month: IsoMonth): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** '2025-06-30' → 'June 30'. */
export function dayName(date: IsoDate): string {
  return DAY.format(new Date(`${date}T00:00:00Z`));
}

/** '2025-06-30' → 'June 30, 2025'. */
export function fullDayName(date: IsoDate): string {
  return FULL_DAY.format(new Date(`${date}T00:00:00Z`));
}
