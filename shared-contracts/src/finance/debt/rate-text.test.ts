import { rateDecimals, typedRate } from './rate-text';

describe('typedRate', () => {
  it.each([
    ['', null],
    [' % ', null],
    ['5.49', 5.49],
    [' 5.49% ', 5.49],
    ['.5', 0.5],
    ['0', 0],
    ['1000', 1000],
    ['1000.01', 'invalid'],
    ['-1', 'invalid'],
    ['five', 'invalid'],
    ['.', 'invalid'],
    ['1e2', 'invalid'],
  ])('reads %j as %p', (text, rate) => {
    expect(typedRate(text)).toBe(rate);
  });
});

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
