import { addDays, type IsoDate, isoDate } from '@halyard/shared-contracts/finance';

/** Excel counts from here, because it takes 1900 for a leap year (Microsoft, "DATEVALUE function"). */
const DAY_ZERO = isoDate('1899-12-30');

/** The range is 1970 to 2099. Other numbers are not days. */
const [FIRST, LAST] = [25_569, 73_050];

const NUMBER = /^(\d{5})(?:[.,]\d{1,12})?$/;

/**
 * Returns the day that Excel stores as a number, such as 45821 or, with a time, 45821.5. Returns null for another
 * text.
 */
export function excelDay(text: string): IsoDate | null {
  const days = Number(NUMBER.exec(text)?.[1]);
  return days >= FIRST && days <= LAST ? addDays(DAY_ZERO, days) : null;
}
