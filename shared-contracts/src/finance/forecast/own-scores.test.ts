import { HORIZON_DAYS } from './path';
import { levelAt, HORIZON_GROUPS } from './own-scores';

const LEVELS = [-9, -2, -3, -3, -5, -6, -9];
const days = Array.from({ length: HORIZON_DAYS }, (_, index) => levelAt(LEVELS, index));

// Covers P3-B1-3.
describe('levelAt', () => {
  it('has the level of each group in its middle, and that of the last until the end', () => {
    expect(LEVELS).toHaveLength(HORIZON_GROUPS);
    expect([days[0], days[1], days[10], days[37], days[52], days[89]]).toEqual([
      -9, -9, -3, -5, -6, -9,
    ]);
  });

  it('moves to the next level day by day, without a step', () => {
    const steps = days.slice(1).map((level, index) => Math.abs(level - days[index]!));
    expect(Math.max(...steps)).toBeLessThanOrEqual(7 / 3.5);
    expect(days[60]).toBeGreaterThan(-7.2);
    expect(days[60]).toBeLessThan(-6);
  });
});
