import { fireEvent, render, screen } from '@testing-library/react';
import { fromDollars } from '../../../money';
import { BELOW_AXIS_PX, plotOf } from '../axis/plot';
import { TrendChart } from '../trend-chart';

/** The months before the rise are flat: a plain spline would dip below them. */
const DOLLARS = [100_000, 100_000, 100_000, 160_000];

const show = () =>
  render(
    <TrendChart
      points={DOLLARS.map((dollars, index) => ({
        label: `Month ${index + 1}`,
        value: fromDollars(dollars),
      }))}
      height={300}
      mobile={false}
      ariaLabel="Net worth trend"
    />,
  ).container;

const numbers = (text: string | null) => (text ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];

describe('the look of the trend', () => {
  // Covers P1-2.6-30.
  it('is one line of curves that never leave the range of its points', () => {
    const line = show().querySelector('path[style*="fill: transparent"]');
    const path = line?.getAttribute('d') ?? '';
    expect(path).toMatch(/^M[^ML]*C/);
    const points = path.split(/[MC,]/).flatMap(numbers);
    const heights = points.filter((_, index) => index % 2 === 1);
    const start = heights[0]!;
    expect(Math.max(...heights)).toBe(start);
    expect(Math.min(...heights)).toBe(heights.at(-1));
    expect(path.match(/C/g)).toHaveLength(DOLLARS.length - 1);
  });

  // Covers P1-2.6-32.
  it('has dashed grid lines, all of them horizontal', () => {
    const dashed = [...show().querySelectorAll<SVGElement>('[style*="stroke-dasharray"]')];
    expect(dashed.length).toBeGreaterThan(2);
    for (const grid of dashed) {
      expect(grid.getAttribute('y1')).toBe(grid.getAttribute('y2'));
      expect(grid.getAttribute('x1')).not.toBe(grid.getAttribute('x2'));
    }
  });

  it('has the given height', () => {
    show();
    expect(screen.getByRole('img')).toHaveAttribute('height', '300');
  });

  // Covers P1-2.6-36.
  it('shows the label and the value of the selected point', () => {
    show();
    fireEvent.focus(screen.getByRole('slider'));
    const tooltip = screen.getByText('Month 4', { selector: 'div' }).parentElement;
    expect(tooltip).toHaveTextContent(/^Month 4\$160,000$/);
  });

  // Covers P1-2.6-34.
  it.each([
    [true, 10],
    [false, 12],
  ])('keeps 10 px below its labels as above the line (mobile %s)', (mobile, fontSize) => {
    const { padding } = plotOf({ width: 600, height: 300, mobile, valueLabels: [] });
    expect(padding.top).toBe(10);
    expect(padding.bottom - fontSize - BELOW_AXIS_PX).toBe(10);
  });
});
