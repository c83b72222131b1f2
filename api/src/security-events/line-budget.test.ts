import { LineBudget } from './line-budget';

const MINUTE_MS = 60_000;
const start = Date.parse('2025-07-15T16:00:00Z');

const taken = (budget: LineBudget, tries: number, nowMs: number) =>
  Array.from({ length: tries }, () => budget.take(nowMs)).filter(Boolean).length;

test('the line budget allows the given number of lines at once and no more', () => {
  const budget = new LineBudget({ most: 3, refillMs: MINUTE_MS }, start);
  expect(taken(budget, 10, start)).toBe(3);
});

it.each([
  [MINUTE_MS - 1, 0],
  [MINUTE_MS, 1],
  [2 * MINUTE_MS, 2],
  [100 * MINUTE_MS, 3],
])('after %d ms allows %d more', (ms, count) => {
  const budget = new LineBudget({ most: 3, refillMs: MINUTE_MS }, start);
  taken(budget, 3, start);
  expect(taken(budget, 10, start + ms)).toBe(count);
});

test('the line budget continues to refill after a clock that was a year ahead is corrected', () => {
  const budget = new LineBudget({ most: 3, refillMs: MINUTE_MS }, start);
  taken(budget, 3, start + 365 * 1440 * MINUTE_MS);
  expect(taken(budget, 10, start)).toBe(0);
  expect(taken(budget, 10, start + MINUTE_MS)).toBe(1);
});
