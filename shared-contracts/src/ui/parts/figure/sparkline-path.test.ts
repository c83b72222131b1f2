import { sparklinePath } from './sparkline-path';

describe('sparklinePath', () => {
  it('goes from the first value at the left to the last at the right', () => {
    expect(sparklinePath([0, 50, 100])).toBe('M0 94L50 50L100 6');
  });

  it('draws equal values in the middle', () => {
    expect(sparklinePath([7, 7])).toBe('M0 50L100 50');
  });

  it('draws negative values below positive ones', () => {
    expect(sparklinePath([1_234_567_800, -500])).toBe('M0 6L100 94');
  });
});
