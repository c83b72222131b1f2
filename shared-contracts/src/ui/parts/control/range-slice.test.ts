import { isoDate, isoMonth } from '../../../finance';
import { inRange, usefulRanges } from './range-slice';

const months = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06'].map((month) => ({
  date: isoMonth(month),
}));

const days = ['2025-02-27', '2025-02-28', '2025-03-01', '2025-03-31'].map((day) => ({
  date: isoDate(day),
}));

describe('inRange', () => {
  it('counts months back from the last point', () => {
    expect(inRange(months, '3M')).toEqual(months.slice(2));
  });

  it('counts days of a month back, also where the earlier month is shorter', () => {
    expect(inRange(days, '1M')).toEqual(days.slice(2));
  });

  it('keeps everything', () => {
    expect(inRange(days, 'All')).toBe(days);
    expect(inRange([], '1M')).toEqual([]);
  });
});

describe('usefulRanges', () => {
  it('leaves out the ranges that reach beyond the first point', () => {
    expect(usefulRanges(months)).toEqual(['1M', '3M', 'All']);
  });

  it('has no range for a single point', () => {
    expect(usefulRanges(months.slice(0, 1))).toEqual([]);
  });
});
