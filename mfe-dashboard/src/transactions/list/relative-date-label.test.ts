import { addDays, isoDate } from '@halyard/shared-contracts/finance';
import { relativeDateLabel } from './relative-date-label';

const TODAY = isoDate('2025-06-30');

describe('relativeDateLabel', () => {
  // Covers P1-2.8-17.
  it.each([
    [-2, 'Upcoming'],
    [-1, 'Today'],
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [60, '2 months ago'],
    [364, '12 months ago'],
    [365, '1 year ago'],
    [730, '2 years ago'],
  ])('describes a day %i days ago as: %s', (days, label) => {
    expect(relativeDateLabel(addDays(TODAY, -days), TODAY)).toBe(label);
  });
});
