import { fireEvent, render, screen } from '@testing-library/react';
import { fromDollars } from '../../money';
import { pointAt } from './point-at';
import { BarsChart } from './bars-chart';

const group = (label: string, income: number, spending: number) => ({
  label,
  values: [
    { name: 'Income', value: fromDollars(income) },
    { name: 'Spending', value: fromDollars(spending) },
  ],
});

const GROUPS = [group('May 2025', 7200, 4800), group('Jun 2025', 7290, 5533)];

const chart = (groups = GROUPS) =>
  render(<BarsChart groups={groups} height={280} ariaLabel="Income and spending" />).container;

const bars = (container: HTMLElement) => container.querySelectorAll('path[style*="--chart-"]');
const slider = () => screen.getByRole('slider', { name: 'Income and spending, group by group' });

describe('BarsChart', () => {
  it('is one image with a name and a legend', () => {
    chart();
    expect(screen.getByRole('img', { name: 'Income and spending' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Income',
      'Spending',
    ]);
  });

  it('draws one bar for each value, one color for each series', () => {
    const drawn = [...bars(chart())];
    expect(drawn).toHaveLength(4);
    expect(new Set(drawn.map((bar) => (bar as SVGPathElement).style.fill)).size).toBe(2);
  });

  it('reads group by group with the keyboard, starting at the newest', () => {
    chart();
    fireEvent.focus(slider());
    expect(slider()).toHaveAttribute('aria-valuetext', 'Jun 2025: Income $7,290, Spending $5,533');
    fireEvent.change(slider(), { target: { value: '0' } });
    expect(slider()).toHaveAttribute('aria-valuetext', 'May 2025: Income $7,200, Spending $4,800');
    expect(screen.getByText('$4,800')).toBeVisible();
  });

  it('reads the group under the pointer', () => {
    chart();
    jest.spyOn(slider(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 400, 200));
    pointAt(slider(), 299);
    expect(slider()).toHaveValue('0');
    pointAt(slider(), 301);
    expect(slider()).toHaveValue('1');
  });

  it('shows a message when there is nothing to draw', () => {
    chart([]);
    expect(screen.getByText('Nothing to show yet')).toBeVisible();
  });
});
