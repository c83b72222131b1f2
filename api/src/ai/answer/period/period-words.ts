import {
  firstDay,
  lastDay,
  monthLabel,
  monthOf,
  spokenDate,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import { type Period, yearOf } from '../../understand/time/periods';

/** Returns a name such as 'May 2025', 'June 11, 2025', or 'March 2025 to May 2025'. */
export function periodName({ from, to }: Period): string {
  if (from === null && to === null) return 'all time';
  if (from === null) return `until ${spokenDate(to!)}`;
  if (to === null) return `since ${spokenDate(from)}`;
  if (from === to) return spokenDate(from);
  const isOfMonths = from === firstDay(monthOf(from)) && to === lastDay(monthOf(to));
  if (!isOfMonths) {
    const first = yearOf(from) === yearOf(to) ? spokenDay(from) : spokenDate(from);
    return `${first} to ${spokenDate(to)}`;
  }
  if (monthOf(from) === monthOf(to)) return monthLabel(monthOf(from));
  const isYear = from.endsWith('-01-01') && to.endsWith('-12-31') && yearOf(from) === yearOf(to);
  return isYear
    ? String(yearOf(from))
    : `${monthLabel(monthOf(from))} to ${monthLabel(monthOf(to))}`;
}

export function inPeriod(period: Period): string {
  const { from, to } = period;
  const name = periodName(period);
  if (from === null && to === null) return 'in all your transactions';
  if (from === null || to === null) return name;
  if (from === to) return `on ${name}`;
  return name.includes(' to ') ? `from ${name}` : `in ${name}`;
}

export function isMonth({ from, to }: Period): boolean {
  return from !== null && from === firstDay(monthOf(from)) && to === lastDay(monthOf(from));
}
