import fc from 'fast-check';
import { dollarTicks, spacedIndexes, ticksFromZero } from './ticks';

describe('dollarTicks', () => {
  it.each([
    [
      [0, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [118_240, 131_452],
      [115_000, 120_000, 125_000, 130_000, 135_000],
    ],
    [
      [-8_200, 15_100],
      [-10_000, 0, 10_000, 20_000],
    ],
    [
      [0, 1],
      [0, 1],
    ],
    [
      [0, 0],
      [-1, 0, 1],
    ],
    [
      [100, 100],
      [90, 95, 100, 105, 110],
    ],
  ])('marks %j at %j', (values, ticks) => {
    expect(dollarTicks(values, 4)).toEqual(ticks);
  });

  it('holds every value between its ends, in even whole steps', () => {
    const cents = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { minLength: 1 });
    fc.assert(
      fc.property(cents, (amounts) => {
        const values = amounts.map((amount) => amount / 100);
        const ticks = dollarTicks(values, 4);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect(ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('spacedIndexes', () => {
  it.each([
    [6, 1, [0, 1, 2, 3, 4, 5]],
    [6, 2, [1, 3, 5]],
    [6, 5, [0, 5]],
    [6, 9, [5]],
    [1, 4, [0]],
  ])('of %d labels takes every %d., the newest among them', (length, stride, indexes) => {
    expect(spacedIndexes(length, stride)).toEqual(indexes);
  });
});

describe('ticksFromZero', () => {
  it.each([
    [2500, [0, 1000, 2000, 3000]],
    [0.25, [0, 0.1, 0.2, 0.3]],
    [5, [0, 2, 4, 6]],
    [0, [0, 0.5, 1]],
  ])('encloses %d by %j', (high, ticks) => {
    expect(ticksFromZero(high, 3)).toEqual(ticks);
  });
});
