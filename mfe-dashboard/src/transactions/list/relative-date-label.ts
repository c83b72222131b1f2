import { countWords, type IsoDate, relativeDay } from '@halyard/shared-contracts/finance';

const NAMES = { days: 'day', weeks: 'week', months: 'month', years: 'year' } as const;

// Implements P1-2.8-17.
export function relativeDateLabel(date: IsoDate, today: IsoDate): string {
  const { unit, count } = relativeDay(date, today);
  if (unit === 'upcoming') return 'Upcoming';
  if (unit === 'today') return 'Today';
  if (unit === 'yesterday') return 'Yesterday';
  return `${countWords(count, NAMES[unit])} ago`;
}
