import { fittingLabels, plotHeight, plotOf, plotWidth } from './plot';

const VALUE_LABELS = ['$115,000', '$120,000'];

describe('plotOf', () => {
  // Covers P1-2.6-33, P1-2.6-34.
  it.each([
    [true, 10, 10],
    [false, 12, 20],
  ])(
    'has the type size and the margins of the specification (mobile %s)',
    (mobile, fontSize, marginInline) => {
      const plot = plotOf({ width: 600, height: 300, mobile, valueLabels: [] });
      expect(plot.fontSize).toBe(fontSize);
      expect(plot.padding.top).toBe(10);
      expect(plot.padding.right).toBe(marginInline);
    },
  );

  it('reserves space for the longest label beside the axis', () => {
    const narrow = plotOf({ width: 600, height: 300, mobile: false, valueLabels: ['$1'] });
    const wide = plotOf({ width: 600, height: 300, mobile: false, valueLabels: VALUE_LABELS });
    expect(plotWidth(wide)).toBeLessThan(plotWidth(narrow));
    expect(plotHeight(wide)).toBe(plotHeight(narrow));
  });

  it('never has an empty plot', () => {
    const plot = plotOf({ width: 10, height: 10, mobile: true, valueLabels: VALUE_LABELS });
    expect(plotWidth(plot)).toBeGreaterThan(0);
    expect(plotHeight(plot)).toBeGreaterThan(0);
  });
});

describe('fittingLabels', () => {
  const labels = ['Jan 2025', 'Feb 2025', 'Mar 2025', 'Apr 2025', 'May 2025', 'Jun 2025'];

  it.each([
    [66, [0, 1, 2, 3, 4, 5]],
    [65, [1, 3, 5]],
    [30, [2, 5]],
    [5, [5]],
  ])('returns the labels that fit at %d px a step', (step, indexes) => {
    expect(fittingLabels({ labels, fontSize: 12, step })).toEqual(indexes);
  });
});
