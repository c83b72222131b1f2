import { rateDecimals } from './rate-decimals';

it.each([
  [0, 2],
  [4.99, 2],
  [5.5, 2],
  [22.990_000_1, 2],
  [3.625, 3],
  [6.001, 3],
])('a rate of %d percent is printed with %i decimals', (percent, decimals) => {
  expect(rateDecimals(percent)).toBe(decimals);
});
