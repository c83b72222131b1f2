import { isoDate, isoMonth } from './civil-date';
import {
  monthLabel,
  shortDate,
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
    expect(weekday(isoDate('2025-06-05'))).toBe('Thu');
  });

  it('name months', () => {
    expect(monthLabel(isoMonth('2025-06'))).toBe('June 2025');
    expect(monthLabel(isoDate('2025-06-30'))).toBe('June 2025');
    expect(shortMonthLabel(isoMonth('2025-09'))).toBe('Sep 2025');
  });
});
