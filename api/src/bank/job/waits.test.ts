import type { BankErrorKind } from '../provider/bank-error';
import { waitAfter } from './waits';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each<[BankErrorKind, number, number | null]>([
  ['retry', 1, MINUTE],
  ['retry', 2, 2 * MINUTE],
  ['retry', 9, 256 * MINUTE],
  ['retry', 10, 6 * HOUR],
  ['rate', 1, MINUTE],
  ['bank', 1, 15 * MINUTE],
  ['bank', 5, 4 * HOUR],
  ['bank', 6, 6 * HOUR],
  ['notReady', 1, 30_000],
  ['notReady', 4, 4 * MINUTE],
  ['notReady', 5, 5 * MINUTE],
  ['config', 1, HOUR],
  ['user', 1, null],
  ['gone', 1, null],
])('after failure "%s" number %i, the wait is %p ms', (kind, failures, waitMs) => {
  expect(waitAfter(kind, failures, () => 0)).toBe(waitMs);
});

test('a wait is lengthened by up to a quarter and never shortened', () => {
  expect(waitAfter('retry', 1, () => 0.999)).toBe(74_985);
});
