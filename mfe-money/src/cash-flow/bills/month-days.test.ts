import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { dayByKey, weeksOf } from './month-days';

describe('weeksOf', () => {
  it.each([
    ['2026-02', 4, 0, '2026-02-28'],
    ['2024-02', 5, 4, '2024-02-29'],
    ['2025-08', 6, 5, '2025-08-31'],
  ])('%s has %d weeks, %d empty places first, and ends with %s', (month, weeks, before, last) => {
    const found = weeksOf(isoMonth(month));
    expect(found).toHaveLength(weeks);
    expect(found[0]!.filter((day) => day === null)).toHaveLength(before);
    expect(found.flat().findLast((day) => day !== null)).toBe(last);
    expect(found.every((week) => week.length === 7)).toBe(true);
  });
});

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', '2025-02-28'],
    ['ArrowRight', '2025-03-02'],
    ['ArrowUp', '2025-02-22'],
    ['ArrowDown', '2025-03-08'],
    ['Home', '2025-03-01'],
    ['End', '2025-03-31'],
    ['PageUp', '2025-02-01'],
    ['PageDown', '2025-04-01'],
    ['x', null],
  ])('%s leads from March 1 to %s', (key, day) => {
    expect(dayByKey(isoDate('2025-03-01'), key)).toBe(day);
  });
});
