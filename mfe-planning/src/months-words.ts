const MONTHS_A_YEAR = 12;

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

export function monthsWords(months: number): string {
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  if (years === 0) return counted(rest, 'month');
  return rest === 0
    ? counted(years, 'year')
    : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}
