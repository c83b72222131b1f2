import fc from 'fast-check';
import { listLayout, type ListSizes, rowWindow, USUAL_SIZES } from './list-layout';

const { row: ROW, day: DAY } = USUAL_SIZES;

describe('a list without days', () => {
  const layout = listLayout(100, [], USUAL_SIZES);
  it.each([
    [-80, 0],
    [ROW - 1, 0],
    [ROW, 1],
    [1_000_000, 99],
  ])('has at %d px the row %d', (px, row) => {
    expect(layout.rowAt(px)).toBe(row);
  });
});

describe('a list of days', () => {
  const layout = listLayout(5, [0, 2], USUAL_SIZES);
  it.each([
    [0, DAY],
    [1, DAY + ROW],
    [2, 2 * DAY + 2 * ROW],
    [4, 2 * DAY + 4 * ROW],
  ])('has row %d at %d px', (row, px) => {
    expect(layout.topOf(row)).toBe(px);
    expect(layout.rowAt(px)).toBe(row);
    expect(layout.rowAt(px + ROW - 1)).toBe(row);
  });

  it('shows the first row of a day at its heading', () => {
    expect(layout.rowAt(DAY + 2 * ROW)).toBe(2);
    expect(layout.rowsOf(1)).toEqual([2, 5]);
  });
});

const SIZES: readonly ListSizes[] = [USUAL_SIZES, { row: 128, day: 72 }, { row: 176, day: 70 }];

it('draws what is in view at every place, every text size, and for any days', () => {
  const days = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(days, fc.constantFrom(...SIZES), fc.nat(40_000), (counts, sizes, from) => {
      const starts = counts.map((_, at) => counts.slice(0, at).reduce((a, b) => a + b, 0));
      const count = counts.reduce((a, b) => a + b, 0);
      const layout = listLayout(count, starts, sizes);
      const to = from + 560;
      const { first, end } = rowWindow(layout, count, from, to);
      for (let row = 0; row < count; row += 1) {
        const top = layout.topOf(row);
        const isSeen = top < to && top + sizes.row > from;
        if (isSeen) expect(row >= first && row < end).toBe(true);
      }
      expect(layout.topOf(count - 1) + sizes.row).toBe(layout.height);
    }),
  );
});

it('draws few of many rows', () => {
  const layout = listLayout(100_000, [], USUAL_SIZES);
  const { first, end } = rowWindow(layout, 100_000, 500 * ROW, 500 * ROW + 560);
  expect([first, end]).toEqual([497, 512]);
});
