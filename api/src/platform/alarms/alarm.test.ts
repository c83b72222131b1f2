import { isRaised } from './alarm';

const THRESHOLDS = { raiseAt: 100, clearBelow: 80 };

it.each([
  [false, 99, false],
  [false, 100, true],
  [true, 100, true],
  [true, 80, true],
  [true, 79, false],
])('an alarm that stood: %s, with a measurement of %d, stands: %s', (before, value, after) => {
  expect(isRaised(before, value, THRESHOLDS)).toBe(after);
});
