import { isoDate, isoMonth } from './civil-date';
import {
  dayRange,
  monthLabel,
  shortDate,
  shortDay,
  shortMonthLabel,
  spokenDate,
  spokenDay,
  weekday,
} from './date-words';

describe('the words of dates', () => {
  it('name days', () => {
    expect(spokenDate(isoDate('2025-04-02'))).toBe('April 2, 2025');
    expect(spokenDay(isoDate('2025-04-02'))).toBe('April 2');
    expect(shortDate(isoDate('2025-12-31'))).toBe('Dec 31, 2025');
    expect(shortDay(isoDate('2025-06-05'))).toBe('Jun 5');
    expect(weekday(isoDate('2025-06-05'))).toBe('Thu');
  });

  it.each([
    ['2025-06-01', '2025-06-01', 'Jun 1'],
    ['2025-06-01', '2025-06-07', 'Jun 1–7'],
    ['2025-06-30', '2025-07-01', 'Jun 30 – Jul 1'],
    ['2024-06-01', '2025-06-07', 'Jun 1, 2024 – Jun 7, 2025'],
  ])('name the days from %s to %s', (from, to, words) => {
    expect(dayRange(isoDate(from), isoDate(to))).toBe(words);
  });

  it('name months', () => {
    expect(monthLabel(isoMonth('2025-06'))).toBe('June 2025');
    expect(monthLabel(isoDate('2025-06-30'))).toBe('June 2025');
    expect(shortMonthLabel(isoMonth('2025-09'))).toBe('Sep 2025');
  });
});
