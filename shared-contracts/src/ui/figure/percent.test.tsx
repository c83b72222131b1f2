import { render } from '@testing-library/react';
import { formatPercent, Share } from './percent';

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

it.each([
  [0, '<1%'],
  [1, '1%'],
  [40, '40%'],
])('prints a share of %d whole percent as %s', (value, text) => {
  const { container } = render(<Share value={value} />);
  expect(container).toHaveTextContent(text);
});
