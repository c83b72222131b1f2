import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  cashAccounts,
  type FinancialData,
  forecast,
  isoDate,
  spokenDay,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
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
import { everydayWords, lowestWords, transferWords } from './forecast-view';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(<ForecastCard />, { backend });

const card = () => screen.findByRole('region', { name: 'The next 90 days' });

/** Returns the rows of the days without the chart's legend, which is also a list. */
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
  it('lists the next two days with items, and all of them after a press', async () => {
    const data = demoHousehold();
    const days = withItems(data);
    const { user } = show(data);
    const shown = await loaded();
    const rows = rowsIn(shown);
    const first = days.slice(0, 2).flatMap((day) => day.rows);
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

  // Covers P3-B3-6.
  it('says first how low the cash becomes', async () => {
    const data = demoHousehold();
    const days = expectedOf(data).days;
    const lowest = days.reduce((low, day) => (day.expected < low.expected ? day : low));
    show(data);
    expect(await loaded()).toHaveTextContent(
      `At its lowest, your cash is about ${formatUsd(lowest.expected, { decimals: 0 })} on ${spokenDay(lowest.date)}`,
    );
  });

  it.each([
    [1, 'At its lowest, your cash is about $0 on June 17'],
    [-1, 'Your cash may run out on June 17'],
  ])('with %d cents on the lowest day, it says "%s"', (low, text) => {
    const day = (date: string, expected: number) => ({
      date: isoDate(date),
      expected: cents(expected),
      low: cents(expected),
      high: cents(expected),
      items: [],
    });
    const days = [day('2025-06-16', 9_00), day('2025-06-17', low), day('2025-06-18', low)];
    expect(lowestWords({ days, backtest: { share: null, days: 0 } } as never)).toBe(text);
  });

  // Covers P3-B1-1.
  it.each([
    [0, null],
    [-12_34, 'About $25 of everyday spending is in the chart and in neither sum.'],
    [
      12_34,
      'Deposits without a fixed day, about $25 after everyday spending, are in the chart and in neither sum.',
    ],
  ])('with %d cents of everyday money on each of two days, it says "%s"', (amount, text) => {
    const bill = { kind: 'bill', amount: cents(-5_00) };
    const day = { items: [{ kind: 'everyday', amount: cents(amount) }, bill] };
    expect(everydayWords([day, day] as never)).toBe(text);
  });

  // Covers P3-B1-1.
  it.each([
    [[], null],
    [
      [-913_02, 450_00],
      'Payments of cards and other transfers, $913.02 out and $450.00 in, are in the chart and in neither sum.',
    ],
    [
      [-338_17, -283_16],
      'Payments of cards and other transfers, $621.33 out, are in the chart and in neither sum.',
    ],
  ])('with transfers of %j cents, it says "%s"', (amounts, text) => {
    const bill = { kind: 'bill', amount: cents(-5_00) };
    const items = amounts.map((amount) => ({ kind: 'transfer', amount: cents(amount) }));
    expect(transferWords([{ items: [...items, bill] }] as never)).toBe(text);
  });

  it('offers the expected balance of every day as a table', async () => {
    const data = demoHousehold();
    const { user } = show(data);
    await user.click(within(await loaded()).getByRole('button', { name: 'View as table' }));
    expect(within(await card()).getAllByRole('row')).toHaveLength(91);
  });

  // Covers P3-B1-3.
  it.each([
    [0.8026, 0.7449, 152, 'the range was right on 80% of 152 days.'],
    [0.8026, 0.7449, 152, 'Made as each month began, ranges were right on 74%.'],
    [1, null, 1, 'the range was right on 100% of 1 day.'],
    [
      null,
      null,
      0,
      'Your history is too short to check the range against it, so it may be too narrow.',
    ],
    [
      0.8026,
      0.7449,
      152,
      'A job that ends or a large purchase that you have not scheduled can leave it.',
    ],
    [
      null,
      null,
      0,
      'A job that ends or a large purchase that you have not scheduled can leave it.',
    ],
  ])('with shares of %s and %s in %d days, it says "%s"', async (share, then, days, text) => {
    const data = demoHousehold();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/forecast', async (request) => {
      const answer = await (await fakeBackend(data).fetch(request)).json();
      return { ...answer, backtest: { share, days }, unseen: { share: then, days } };
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
