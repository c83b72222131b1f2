import {
  addDays,
  addMonths,
  type CalendarEntry,
  firstDay,
  type IsoDate,
  type IsoMonth,
  lastDay,
  monthOf,
  WEEKDAYS,
  weekdayOf,
} from '@halyard/shared-contracts/finance';

const WEEK = WEEKDAYS.length;

/** Cells outside of the month are null. */
export function weeksOf(month: IsoMonth): readonly (readonly (IsoDate | null)[])[] {
  const first = firstDay(month);
  const before = Array.from({ length: weekdayOf(first) }, () => null);
  const count = Number(lastDay(month).slice(-2));
  const days = [...before, ...Array.from({ length: count }, (_, at) => addDays(first, at))];
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_day, at) => days[week * WEEK + at] ?? null),
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEK,
  ArrowDown: WEEK,
};

/** The day may be in another month. It is null for other keys. */
export function dayByKey(date: IsoDate, key: string): IsoDate | null {
  const step = STEPS[key];
  if (step !== undefined) return addDays(date, step);
  const month = monthOf(date);
  if (key === 'Home') return firstDay(month);
  if (key === 'End') return lastDay(month);
  if (key === 'PageUp') return firstDay(addMonths(month, -1));
  return key === 'PageDown' ? firstDay(addMonths(month, 1)) : null;
}

export function entriesByDay(entries: readonly CalendarEntry[]): Map<IsoDate, CalendarEntry[]> {
  const days = new Map<IsoDate, CalendarEntry[]>();
  for (const entry of entries) days.set(entry.date, [...(days.get(entry.date) ?? []), entry]);
  return days;
}
