import { firstDays } from './coming-list';

// Covers P3-B3-6.
it.each([
  [[], 2],
  [[5], 1],
  [[1, 1], 2],
  [[1, 2], 2],
  [[2, 2], 1],
  [[1, 3, 1], 1],
])('of days with %j rows, the first %d are listed', (counts, first) => {
  const days = counts.map((count) => ({ rows: Array.from({ length: count }) }));
  expect(firstDays(days as never)).toBe(first);
});
