import { LIST_PX, revealed, ROW_PX, rowWindow } from './row-window';

describe('rowWindow', () => {
  it.each([
    ['no rows', 0, 0, { first: 0, end: 0 }],
    ['one row', 0, 1, { first: 0, end: 1 }],
    ['the top of many', 0, 100_000, { first: 0, end: 13 }],
    ['half a row down', ROW_PX / 2, 100_000, { first: 0, end: 13 }],
    ['the middle', 500 * ROW_PX, 100_000, { first: 497, end: 513 }],
    ['the end', 100_000 * ROW_PX, 100_000, { first: 99_987, end: 100_000 }],
    ['a list that became shorter', 500 * ROW_PX, 20, { first: 7, end: 20 }],
    ['a bounce above the top', -80, 100_000, { first: 0, end: 13 }],
  ])('draws %s', (_, scrollTop, count, expected) => {
    expect(rowWindow(scrollTop, count)).toEqual(expected);
  });

  it('covers the scroll area at every scroll position', () => {
    for (let scrollTop = 0; scrollTop < 200 * ROW_PX - LIST_PX; scrollTop += 17) {
      const { first, end } = rowWindow(scrollTop, 200);
      expect(first * ROW_PX).toBeLessThanOrEqual(scrollTop);
      expect(end * ROW_PX).toBeGreaterThanOrEqual(Math.min(scrollTop + LIST_PX, 200 * ROW_PX));
    }
  });
});

describe('revealed', () => {
  it.each([
    ['a row in view', 3, 0, 0],
    ['a row above', 3, 640, 192],
    ['a row below', 20, 0, 784],
    ['the first row', 0, 640, 0],
  ])('scrolls to %s', (_, row, scrollTop, expected) => {
    expect(revealed(row, scrollTop)).toBe(expected);
  });
});
