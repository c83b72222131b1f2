import { isoDate } from '@halyard/shared-contracts/finance';
import { ESTIMATED_DAYS, nextQuarterlySays } from './quarterly-days';

// Covers P3-A20-2.
describe('the next day for estimated taxes', () => {
  it.each([
    ['2026-11-29', 'Friday, January 15, 2027'],
    ['2026-01-16', 'Wednesday, April 15, 2026'],
    ['2026-06-15', 'Monday, June 15, 2026'],
    // June 15, 2025 is a Sunday.
    ['2025-06-15', 'Monday, June 16, 2025'],
    ['2025-06-17', 'Monday, September 15, 2025'],
  ])('on %s is %s', (today, day) => {
    expect(nextQuarterlySays(isoDate(today))).toBe(`The next one is due on ${day}.`);
  });

  it('is one of four in the law', () => {
    expect(ESTIMATED_DAYS.says).toBe(
      'The days are April 15, June 15, September 15, and January 15 of the next year, or the next business day.',
    );
  });
});
