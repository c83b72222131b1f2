import { monthsWords } from '../../finance';

/** Returns how long emergency savings last: 'Less than a month' or '4 months'. */
export const emergencyWords = (months: number): string =>
  months < 1 ? 'Less than a month' : monthsWords(Math.floor(months));
