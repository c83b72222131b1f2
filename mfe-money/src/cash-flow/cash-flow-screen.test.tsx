import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  type FinancialData,
  inMonth,
  isoDate,
  isoMonth,
  recurringStreams,
  spendingBreakdown,
  upcoming,
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
import { CashFlowScreen } from './cash-flow-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(<CashFlowScreen />, { backend });

const stat = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.closest('dl')?.parentElement?.textContent;
};

const comingCard = async () => {
  await screen.findByText('Expected in');
  return screen.findByRole('region', { name: 'The next 90 days' });
};

const earning = (income: number) =>
  financialData({
    profile: { ...financialData().profile, income: cents(income) },
    transactions: [transaction({ amount: cents(-1_000_00) })],
  });

describe('CashFlowScreen', () => {
  // Covers P2-2.cashflow-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading cash flow data...')).toBeInTheDocument();
    await stat('Monthly Income');
  });

  // Covers P2-2.cashflow-2, P2-2.cashflow-3.
  it('shows the three figures of the sample with their notes', async () => {
    const data = demoHousehold();
    const { total, categories } = spendingBreakdown(
      inMonth(data.transactions, isoMonth('2025-06')),
    );
    show(data);
    expect(await stat('Monthly Income')).toBe('Monthly Income$6,500.00$78,000.00 a year');
    expect(await stat('Monthly Spending')).toBe(
      `Monthly Spending${formatUsd(total)}Across ${categories.length} categories$450.00 of it put aside`,
    );
    const net = cents(6_500_00 - total);
    expect(await stat('Net Cash Flow')).toContain(formatUsd(net));
  });

  // Covers P2-2.cashflow-4, P2-9-1.
  it.each([
    [12_000_00, 'Net Cash Flow before tax$0.00Available for savings and taxes: $0.00/month'],
    [12_000_12, 'Net Cash Flow before tax$0.01Available for savings and taxes: $0.01/month'],
    [11_999_88, 'Net Cash Flow before tax−$0.01Overspending by $0.01/month'],
  ])('shows the net of %d cents a year and $1,000 of spending a month', async (income, text) => {
    show(earning(income));
    expect(await stat('Net Cash Flow')).toBe(text);
  });

  // Covers P2-2.cashflow-3.
  it('shows no net while the income is unknown', async () => {
    show(financialData({ transactions: [transaction()] }));
    expect(await stat('Net Cash Flow')).toContain('unknown');
    expect(await stat('Monthly Spending')).toContain('Across 1 category');
  });

  it('offers income and spending by month as a table', async () => {
    const { user } = show(demoHousehold());
    await user.click(await screen.findByRole('radio', { name: 'By month' }));
    const card = await screen.findByRole('region', { name: 'Income and spending by month' });
    await user.click(within(card).getByRole('button', { name: 'View as table' }));
    const headers = within(card).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent).slice(1)).toEqual(['Income', 'Spending']);
    expect(within(card).getAllByRole('row')).toHaveLength(1 + 6);
  });

  it('names a bill once on the page for each day that it comes', async () => {
    const data = demoHousehold();
    const streams = recurringStreams(data.transactions, data.today);
    const { user } = show(data);
    const card = await comingCard();
    await user.click(await within(card).findByRole('button', { name: 'Show all 90 days' }));
    const landlord = upcoming(streams, data.today, 90).find(
      ({ stream }) => stream.category === 'Rent',
    )!.stream.merchant;
    expect(screen.getAllByRole('link', { name: landlord })).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'Next 30 days' })).not.toBeInTheDocument();
  });

  // Covers P3-B1-1.
  it('leaves money for own savings out of what is expected out', async () => {
    const transactions = ['2025-04-10', '2025-05-10', '2025-06-10'].map((date) =>
      transaction({
        merchant: 'To Savings',
        category: 'Savings',
        amount: cents(-200_00),
        date: isoDate(date),
      }),
    );
    const { user } = show(financialData({ transactions }));
    expect(await stat('Expected in')).toContain('$0.00');
    expect(await stat('Expected out')).toContain('$0.00');
    const card = await comingCard();
    await user.click(within(card).getByRole('button', { name: 'What is in neither sum' }));
    expect(card).toHaveTextContent('Another $200.00 goes to your own savings and investments.');
    expect(within(card).getAllByRole('listitem').at(-1)).toHaveTextContent('Your own account');
  });

  it('flags a price rise, a bill that did not come, and one that ended', async () => {
    const bill = (merchant: string, date: string, dollars: number) =>
      transaction({
        merchant,
        category: 'Subscriptions',
        amount: cents(-dollars * 100),
        date: isoDate(date),
      });
    const { user } = show(
      financialData({
        transactions: [
          bill('Gym', '2025-05-12', 40),
          bill('Gym', '2025-04-12', 40),
          bill('Gym', '2025-03-12', 40),
          bill('Hulu', '2025-04-12', 12),
          bill('Hulu', '2025-03-12', 12),
          bill('Hulu', '2025-02-12', 12),
          bill('Netflix', '2025-06-10', 18),
          bill('Netflix', '2025-05-10', 15),
          bill('Netflix', '2025-04-10', 15),
        ],
      }),
    );
    const card = await comingCard();
    await user.click(await within(card).findByRole('button', { name: '1 payment ended lately' }));
    const rows = within(card).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/GymNot seen yetExpected Jun 12, 2025−\$40.00Monthly/);
    const netflix = rows.find((row) => row.textContent.includes('Netflix'));
    expect(netflix).toHaveTextContent(/NetflixPrice up from \$15.00Monthly−\$18.00/);
    expect(netflix!.closest('section')).toHaveTextContent('July 10');
    expect(rows.at(-1)).toHaveTextContent(/HuluEndedLast paid Apr 12, 2025−\$12.00Monthly/);
  });

  it('says what makes bills appear when there are none', async () => {
    show(financialData());
    expect(await screen.findByText('No bills or paydays found yet')).toBeInTheDocument();
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = earning(12_000_00);
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/spending', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/spending', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await stat('Monthly Income')).toContain('$1,000.00');
  });
});
