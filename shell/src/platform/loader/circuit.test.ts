import { circuit } from './circuit';

test.each([
  [1, 0, false],
  [2, 0, true],
  [2, 59_999, true],
  [2, 60_000, false],
])('after %i failures and %i ms a version is tried last: %s', (failures, later, isOpen) => {
  let now = 1_000;
  const breaker = circuit(() => now);
  for (let count = 0; count < failures; count += 1) breaker.failed('mfe-money@1.0.0');
  now += later;
  expect(breaker.isOpen('mfe-money@1.0.0')).toBe(isOpen);
  expect(breaker.isOpen('mfe-money@1.1.0')).toBe(false);
});

test('a version that works again is no longer tried last', () => {
  const breaker = circuit(() => 0);
  breaker.failed('mfe-money@1.0.0');
  breaker.failed('mfe-money@1.0.0');
  breaker.succeeded('mfe-money@1.0.0');
  expect(breaker.isOpen('mfe-money@1.0.0')).toBe(false);
});
