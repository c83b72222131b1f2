import { addDays, isoDate } from './civil-date';
import { relativeDay } from './relative-day';

const today = isoDate('2025-06-30');

describe('relativeDay', () => {
  // Covers P1-2.8-17.
  it.each([
    [-365, 'upcoming', 0],
    [-2, 'upcoming', 0],
    [-1, 'today', 0],
    [0, 'today', 0],
    [1, 'yesterday', 1],
    [2, 'days', 2],
    [6, 'days', 6],
    [7, 'weeks', 1],
    [13, 'weeks', 1],
    [14, 'weeks', 2],
    [29, 'weeks', 4],
    [30, 'months', 1],
    [59, 'months', 1],
    [60, 'months', 2],
    [364, 'months', 12],
    [365, 'years', 1],
    [729, 'years', 1],
    [730, 'years', 2],
  ])('%d days ago is %s %d', (days, unit, count) => {
    expect(relativeDay(addDays(today, -days), today)).toEqual({ unit, count });
  });
});
