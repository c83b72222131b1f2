import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fromDollars } from '../../money';
import { LazyBarsChart } from './lazy-bars-chart';
import { LazyPieChart } from './lazy-pie-chart';
import { LazyTrendChart } from './lazy-trend-chart';

const value = fromDollars(1234.56);

const CHARTS = [
  {
    name: 'trend',
    element: (
      <LazyTrendChart
        points={[{ label: 'Jun 2025', value }]}
        height={300}
        mobile={false}
        ariaLabel="The chart"
      />
    ),
    height: '300px',
    header: ['Date', 'Value'],
    row: ['Jun 2025', '$1,235'],
  },
  {
    name: 'pie',
    element: (
      <LazyPieChart
        slices={[{ name: 'Rent', amount: value, percentage: 41.6 }]}
        ariaLabel="The chart"
      />
    ),
    height: '240px',
    header: ['Category', 'Amount', '% of total'],
    row: ['Rent', '$1,235', '42%'],
  },
  {
    name: 'bars',
    element: (
      <LazyBarsChart
        groups={[{ label: 'Jun 2025', values: [{ name: 'Income', value }] }]}
        height={280}
        ariaLabel="The chart"
      />
    ),
    height: '280px',
    header: ['Period', 'Income'],
    row: ['Jun 2025', '$1,235'],
  },
];

const texts = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent);

describe.each(CHARTS)('the lazy $name chart', ({ element, height, header, row }) => {
  it('reserves its height while it loads, then draws', async () => {
    const { container } = render(element);
    expect(container.querySelector(`[style*="min-height: ${height}"]`)).toBeInTheDocument();
    expect(screen.getByText('Loading chart...')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'The chart' })).toBeInTheDocument();
  });

  it('shows its figures as a table and goes back', async () => {
    render(element);
    await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
    const [head, first] = within(screen.getByRole('table', { name: 'The chart' })).getAllByRole(
      'row',
    );
    expect(texts(head)).toEqual(header);
    expect(texts(first)).toEqual(row);
    await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
    expect(await screen.findByRole('img', { name: 'The chart' })).toBeInTheDocument();
  });
});
