import { fireEvent, render, screen } from '@testing-library/react';
import { fromDollars } from '../../../money';
import { pointAt } from '../point-at';
import { TrendChart } from '../trend-chart';

const POINTS = [118_240, 119_980, 131_452.18].map((dollars, index) => ({
  label: ['Apr 2025', 'May 2025', 'Jun 2025'][index]!,
  value: fromDollars(dollars),
}));

const chart = (props: Partial<React.ComponentProps<typeof TrendChart>> = {}) =>
  render(
    <TrendChart
      points={POINTS}
      height={300}
      mobile={false}
      ariaLabel="Net worth trend"
      {...props}
    />,
  );

const slider = () => screen.getByRole('slider', { name: 'Net worth trend, point by point' });
const dots = (container: HTMLElement) =>
  container.querySelectorAll('path[role="presentation"][style*="var(--surface)"]');
const lineColor = (container: HTMLElement) =>
  container.querySelector<SVGPathElement>('path[style*="fill: transparent"]')?.style.stroke;

describe('TrendChart', () => {
  it('is one image with a name', () => {
    chart();
    expect(screen.getByRole('img', { name: 'Net worth trend' })).toBeInTheDocument();
  });

  // Covers P1-2.6-29.
  it('draws the trend color, or another token', () => {
    expect(lineColor(chart().container)).toBe('var(--trend)');
    expect(lineColor(chart({ color: '--chart-2' }).container)).toBe('var(--chart-2)');
  });

  // Covers P1-2.6-33, P1-2.6-35, P1-9-12.
  it.each([
    [true, '10px'],
    [false, '12px'],
  ])('sets its axes in small type (mobile %s: %s), dollars without decimals', (mobile, size) => {
    chart({ mobile });
    const label = screen.getByText('$120,000');
    expect(label).toHaveStyle({ fontSize: size });
    expect(screen.getByText('Jun 2025')).toHaveStyle({ fontSize: size });
  });

  // Covers P1-2.6-31.
  it('has no dots until a point is selected', () => {
    const { container } = chart();
    expect(dots(container)).toHaveLength(0);
    fireEvent.focus(slider());
    expect(dots(container)).toHaveLength(1);
    fireEvent.blur(slider());
    expect(dots(container)).toHaveLength(0);
  });

  // Covers P1-2.6-36.
  it('reads point by point with the keyboard, starting at the newest', () => {
    chart();
    expect(slider()).toHaveValue('2');
    expect(slider()).toHaveAttribute('aria-valuetext', 'Jun 2025: $131,452');
    fireEvent.change(slider(), { target: { value: '1' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'May 2025: $119,980');
    expect(screen.getByText('$119,980')).toBeVisible();
  });

  // Covers P1-2.6-35.
  it('reads the point under the pointer and stops when the mouse leaves', () => {
    chart();
    jest.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
    pointAt(slider(), 110);
    expect(screen.getByText('$118,240')).toBeVisible();
    pointAt(slider(), 290);
    expect(screen.getByText('$119,980')).toBeVisible();
    pointAt(slider(), 0, 'pointerout');
    expect(screen.queryByText('$119,980')).toBeNull();
  });

  it('draws a single point as a dot', () => {
    const { container } = chart({ points: POINTS.slice(0, 1) });
    expect(dots(container)).toHaveLength(1);
  });

  it('shows a message when there is nothing to draw', () => {
    chart({ points: [] });
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
