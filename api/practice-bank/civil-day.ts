/**
 * Calendar days as `YYYY-MM-DD` text. The bank has its own three functions instead of the product's:
 * a stand-in that shares no code with the product cannot share its mistakes.
 */
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day a wall clock shows at `instant`, in the zone the bank's process runs in. */
export function dayOf(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  return `${instant.getFullYear()}-${month}-${String(instant.getDate()).padStart(2, '0')}`;
}

export function addDays(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** True for a day that is in the calendar: `2026-02-30` is not. */
export function isDay(text: string): boolean {
  return (
    DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text
  );
}

/** The next day from `day` on, that day included, that is the `dayOfMonth`-th (1 to 28). */
export function nextMonthDay(day: string, dayOfMonth: number): string {
  let next = day;
  while (Number(next.slice(8)) !== dayOfMonth) next = addDays(next, 1);
  return next;
}
