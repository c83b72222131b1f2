import fc from 'fast-check';
import { thinOut } from './thin-out';

const points = (values: readonly number[]) => values.map((y, x) => ({ x, y, base: 0 }));

const VALUES = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 500 });

describe('thinOut', () => {
  it.each([
    [8, 8],
    [9, 4],
  ])('draws a straight line of %d points in two buckets with %d', (count, selected) => {
    const rising = points(Array.from({ length: count }, (_, index) => index));
    expect(thinOut(rising, 2)).toHaveLength(selected);
  });

  it('keeps ten years of days within four points for each bucket', () => {
    const days = points(Array.from({ length: 3650 }, (_, day) => Math.sin(day) * day));
    expect(thinOut(days, 300).length).toBeLessThanOrEqual(1200);
  });

  it('keeps the ends, the extremes, and the order', () => {
    fc.assert(
      fc.property(VALUES, fc.integer({ min: 1, max: 40 }), (values, buckets) => {
        const all = points(values);
        const selected = thinOut(all, buckets);
        const of = (list: typeof selected) => list.map(({ y }) => y);
        expect(Math.max(...of(selected))).toBe(Math.max(...values));
        expect(Math.min(...of(selected))).toBe(Math.min(...values));
        expect([selected[0], selected.at(-1)]).toEqual([all[0], all.at(-1)]);
        expect(selected.every(({ x }, at) => at === 0 || x > selected[at - 1]!.x)).toBe(true);
      }),
    );
  });
});
