import { formatPercent } from './percent';

describe('formatPercent', () => {
  it.each([
    [12.4, 0, '12%'],
    [12.5, 0, '13%'],
    [-12.5, 0, '−13%'],
    [3.64, 1, '3.6%'],
    [-0.04, 1, '0.0%'],
    [1234, 0, '1,234%'],
  ])('prints %d with %d decimals as %s', (value, decimals, text) => {
    expect(formatPercent(value, decimals)).toBe(text);
  });
});
