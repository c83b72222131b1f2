const MONTHS_A_YEAR = 12;

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A span of months as it is said: 1 → '1 month', 27 → '2 years 3 months'. */
export function monthsWords(months: number): string {
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  if (years === 0) return counted(rest, 'month');
  return rest === 0
    ? counted(years, 'year')
    : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}
