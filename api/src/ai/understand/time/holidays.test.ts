import { holidayAt } from './holidays';

// The dates are from the US Naval Observatory's table of Easter.
it.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2038, '2038-04-25'],
])('Easter of %d is %s', (year, day) => {
  expect(holidayAt(['easter'], 0)?.dayOf(year)).toBe(day);
});
