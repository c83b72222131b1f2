import { countWords, tenths } from '../../finance';

/** Returns how long emergency savings last: 'Less than a month' or '2.6 months', as the insight does. */
export const emergencyWords = (months: number): string =>
  months < 1 ? 'Less than a month' : countWords(tenths(months), 'month');
