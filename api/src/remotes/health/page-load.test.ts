import { pageLoadSample } from './page-load';

describe('pageLoadSample', () => {
  const minute = (n: number) => new Date(Date.UTC(2025, 6, 15, 16, n));
  const accepted = (sample: (now: Date) => boolean, loads: number, now: Date) =>
    Array.from({ length: loads }, () => sample(now)).filter(Boolean).length;

  it.each([
    [600, 600],
    [609, 600],
    [610, 601],
    [6_600, 1_200],
  ])('of %d page loads in a minute, %d may report', (loads, expected) => {
    expect(accepted(pageLoadSample(), loads, minute(0))).toBe(expected);
  });

  it('starts again with each minute', () => {
    const sample = pageLoadSample();
    accepted(sample, 10_000, minute(0));
    expect(accepted(sample, 600, minute(1))).toBe(600);
  });
});
