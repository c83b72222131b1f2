import { waitMs } from './wait';

const RULE = { free: 10, longestWaitMs: 20 * 60_000 };

it.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [11, 2],
  [12, 4],
  [13, 8],
  [14, 16],
  [15, 20],
  [1_000_000, 20],
])('after %d failures the wait is %d minutes', (failures, minutes) => {
  expect(waitMs(failures, RULE)).toBe(minutes * 60_000);
});
