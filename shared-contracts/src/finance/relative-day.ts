import { daysBetween, type IsoDate } from './civil-date';

/** How long ago a day was, in the largest unit that fits; the screen has the words. */
export interface RelativeDay {
  readonly unit: 'upcoming' | 'today' | 'yesterday' | 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
}

/**
 * Relative date label (P1-2.8-17): days under 7, weeks of 7 under 30 days, months of 30 under
 * 365 days, then years of 365. A bank's day may begin before the person's, so the day after counts as today; later ones
 * are still to come.
 */
export function relativeDay(date: IsoDate, today: IsoDate): RelativeDay {
  const days = daysBetween(date, today);
  if (days < -1) return { unit: 'upcoming', count: 0 };
  if (days <= 0) return { unit: 'today', count: 0 };
  if (days === 1) return { unit: 'yesterday', count: 1 };
  if (days < 7) return { unit: 'days', count: days };
  if (days < 30) return { unit: 'weeks', count: Math.floor(days / 7) };
  if (days < 365) return { unit: 'months', count: Math.floor(days / 30) };
  return { unit: 'years', count: Math.floor(days / 365) };
}
