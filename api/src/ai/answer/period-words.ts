import { firstDay, lastDay, monthOf } from '@halyard/shared-contracts/finance';
import { dayName, fullDayName, monthName } from '../../finance/insight/words';
import { type Period, yearOf } from '../understand/periods';

/** A period as it is named: 'May 2025', 'June 11, 2025', 'March 2025 to May 2025'. */
export function periodName({ from, to }: Period): string {
  if (from === null && to === null) return 'all time';
  if (from === null) return `until ${fullDayName(to!)}`;
  if (to === null) return `since ${fullDayName(from)}`;
  if (from === to) return fullDayName(from);
  const isOfMonths = from === firstDay(monthOf(from)) && to === lastDay(monthOf(to));
  if (!isOfMonths) {
    const first = yearOf(from) === yearOf(to) ? dayName(from) : fullDayName(from);
    return `${first} to ${fullDayName(to)}`;
  }
  if (monthOf(from) === monthOf(to)) return monthName(monthOf(from));
  const isYear = from.endsWith('-01-01') && to.endsWith('-12-31') && yearOf(from) === yearOf(to);
  return isYear ? String(yearOf(from)) : `${monthName(monthOf(from))} to ${monthName(monthOf(to))}`;
}

/** The same inside a sentence: 'in May 2025', 'on June 11, 2025', 'from … to …'. */
export function inPeriod(period: Period): string {
  const { from, to } = period;
  const name = periodName(period);
  if (from === null && to === null) return 'in all your transactions';
  if (from === null || to === null) return name;
  if (from === to) return `on ${name}`;
  return name.includes(' to ') ? `from ${name}` : `in ${name}`;
}

/** Whether a period is one calendar month. */
export function isMonth({ from, to }: Period): boolean {
  return from !== null && from === firstDay(monthOf(from)) && to === lastDay(monthOf(from));
}
