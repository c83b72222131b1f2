import { daysBetween, type IsoDate } from './civil-date';

interface RelativeDay {
  readonly unit: 'upcoming' | 'today' | 'yesterday' | 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
}

/**
 * A week has 7 days, a month 30, and a year 365 (P1-2.8-17). A bank's day can begin before the user's, so tomorrow
 * counts as today.
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
