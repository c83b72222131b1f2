// The practice bank shares no code with the product, so that it cannot share its mistakes.
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function dayOf(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, '0')}`;
}

export function addDays(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

export const NOT_A_DAY = 'is not a calendar day (YYYY-MM-DD)';

/** Returns whether a text is a day of the calendar, which `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return (
    DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}

export function nextMonthDay(day: string, dayOfMonth: number): string {
  let next = day;
  while (Number(next.slice(8)) !== dayOfMonth) next = addDays(next, 1);
  return next;
}

export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let day = `${from.slice(0, 7)}-01`; day <= to; day = nextMonthDay(addDays(day, 1), 1))
    months.push(day.slice(0, 7));
  return months;
}

/** Returns the day of a month (YYYY-MM) that Plaid calls 1 to 28 or `last`. */
export function monthDay(month: string, dayOfMonth: number | string): string {
  const first = `${month}-01`;
  if (dayOfMonth === 'last') return addDays(nextMonthDay(addDays(first, 1), 1), -1);
  return nextMonthDay(first, Number(dayOfMonth));
}
