import { countWords } from './count-words';

const MONTHS_A_YEAR = 12;

/** Returns texts such as "2 years 3 months", and months alone below a year. */
export function monthsWords(months: number): string {
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  if (years === 0) return countWords(rest, 'month');
  return rest === 0
    ? countWords(years, 'year')
    : `${countWords(years, 'year')} ${countWords(rest, 'month')}`;
}
