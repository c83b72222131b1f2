import { demoHousehold } from '@halyard/shared-contracts/demo';
import { cashAccounts, type FinancialData, forecast } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { upcomingView } from './cash-flow-view';
import { comingDays } from './coming-days';
import { ForecastCard } from './forecast-card';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(<ForecastCard />, { backend });

const card = () => screen.findByRole('region', { name: 'The next 90 days' });

/** The rows of the days; the legend of the chart is a list of its own. */
const rowsIn = (shown: HTMLElement) =>
  within(shown)
    .getAllByRole('heading', { level: 3 })
    .flatMap((heading) => within(heading.closest('section')!).getAllByRole('listitem'));

const loaded = async () => {
  await screen.findByText('Likely range');
  return card();
};

const expectedOf = (data: FinancialData) => forecast(data, cashAccounts(data.accounts));

const withItems = (data: FinancialData) =>
  comingDays(expectedOf(data).days, upcomingView(data.transactions, data.today).payments);

// Covers P3-B1-2, P3-B1-5.
describe('ForecastCard', () => {
  it('lists the next five days with items, and all of them after a press', async () => {
    const data = demoHousehold();
    const days = withItems(data);
    const { user } = show(data);
    const shown = await loaded();
    const rows = rowsIn(shown);
    const first = days.slice(0, 5).flatMap((day) => day.rows);
    expect(rows).toHaveLength(first.length);
    expect(rows[0]).toHaveTextContent(first[0]!.name);
    expect(rows[0]).toHaveTextContent(formatUsd(first[0]!.amount, { plus: first[0]!.amount > 0 }));
    await user.click(within(shown).getByRole('button', { name: 'Show all 90 days' }));
    expect(rowsIn(shown)).toHaveLength(days.flatMap((day) => day.rows).length);
  });

  it('says the balance that is expected after each day', async () => {
    const data = demoHousehold();
    const day = withItems(data).find(({ expected }) => expected !== null);
    show(data);
    expect(await loaded()).toHaveTextContent(
      `${formatUsd(day!.expected!, { decimals: 0 })} after that day`,
    );
  });

  it('offers the expected balance of every day as a table', async () => {
    const data = demoHousehold();
    const { user } = show(data);
    await user.click(within(await loaded()).getByRole('button', { name: 'View as table' }));
    expect(within(await card()).getAllByRole('row')).toHaveLength(91);
  });

  // Covers P3-B1-3.
  it.each([
    [0.8026, 152, 'the range contained 80% of 152 days.'],
    [1, 1, 'the range contained 100% of 1 day.'],
    [null, 0, 'Your history is too short to check the range against it.'],
  ])('with a share of %s in %d days, it says "%s"', async (share, days, text) => {
    const data = demoHousehold();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/forecast', async (request) => {
      const answer = await (await fakeBackend(data).fetch(request)).json();
      return { ...answer, backtest: { share, days } };
    });
    show(data, backend);
    expect(await screen.findByText(new RegExp(text.replaceAll('.', '\\.')))).toBeVisible();
  });

  it('says what is missing without a cash account', async () => {
    show(financialData({ accounts: [], transactions: [transaction()] }));
    expect(await screen.findByText('No cash account yet')).toBeVisible();
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = demoHousehold();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/forecast', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/forecast', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(rowsIn(await loaded()).length).toBeGreaterThan(0);
  });
});
