import { type FinancialData, isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HomeScreen } from './home-screen';

const point = (date: string, value: number) => ({
  date: isoMonth(date),
  value: cents(value),
  assets: cents(value),
  liabilities: cents(0),
});

const userData = (part: Partial<FinancialData> = {}) =>
  financialData({
    source: 'own',
    profile: { ...financialData().profile, name: 'Ada Lovelace' },
    accounts: [
      account({ name: 'Daily', institution: 'First Platypus Bank', balance: cents(250_050) }),
      account({ name: 'Coins', institution: 'Ledger', type: 'crypto', balance: cents(50_000) }),
    ],
    liabilities: [liability({ balance: cents(100_050) })],
    transactions: [
      transaction({ amount: cents(-7_500), category: 'Groceries' }),
      transaction({ amount: cents(-2_500), category: 'Travel' }),
    ],
    netWorthHistory: [point('2025-05', 150_000), point('2025-06', 200_000)],
    ...part,
  });

const aiOff = {
  success: true,
  configured: false,
  features: { insights: false, chat: false, transaction_analysis: false },
};
const answers = {
  'GET /api/ai/status': aiOff,
  'GET /api/ai/insights': { insights: [] },
  'GET /api/ai/chat/history': { messages: [] },
};

const open = (data: FinancialData = userData(), handlers: object = {}) => {
  const backend = fakeBackend(data, { ...answers, ...handlers });
  return { backend, ...renderScreen(<HomeScreen />, { backend }) };
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('HomeScreen', () => {
  // Covers P1-2.6-1.
  it('shows that the dashboard is loading', async () => {
    open();
    expect(screen.getByText('Loading dashboard...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
    expect(screen.queryByText('Loading dashboard...')).toBeNull();
  });

  // Covers P1-2.6-3.
  it('shows its sections in the order of the specification', async () => {
    open();
    await card('Notifications');
    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(headings).toEqual([
      'Notifications',
      'Accounts Overview',
      'Financial Insights',
      'Accounts',
      'Net Worth',
      'Spending Breakdown',
      'Net Worth Trend',
      'Financial Score',
      'AI Assistant',
    ]);
  });

  // Covers P1-2.6-2, P1-8-17.
  it('shows the failure and reloads every source on retry', async () => {
    const { backend, user } = open(userData(), {
      'GET /api/finance/home': () => failure(400, 'The figures are away'),
    });
    expect(await screen.findByText('Oops!')).toBeVisible();
    expect(screen.getByText('The figures are away')).toBeVisible();
    const before = backend.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(backend.calls.slice(before).sort()).toEqual([
        'GET /api/finance/accounts',
        'GET /api/finance/home',
      ]),
    );
  });

  it('greets a user of the sample data without a name', async () => {
    open(userData({ source: 'sample' }));
    await card('Notifications');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome back$/);
  });

  it('shows when the bank confirmed the figures', async () => {
    open(userData({ asOf: '2025-06-30T09:15:00Z' }));
    expect(await screen.findByText(/^as of Jun 30/)).toBeVisible();
  });

  // Covers P1-2.6-17, P1-2.6-20, P1-9-12.
  it('shows net worth, its change and its parts', async () => {
    open();
    const netWorth = await card('Net Worth');
    expect(netWorth.getByText('$2,000.00')).toBeVisible();
    expect(netWorth.getByText('+$500.00').parentElement).toHaveTextContent('+$500.00 (33%)');
    expect(netWorth.getByText('+$500.00').parentElement).toHaveClass('up');
    expect(netWorth.getByText('Assets').parentElement).toHaveTextContent('$3,000.50');
    expect(netWorth.getByText('Liabilities').parentElement).toHaveTextContent('$1,000.50');
  });

  // Covers P1-2.6-18, P1-2.6-19.
  it.each([
    [150_000, 'up', '+$500.00 (33%)'],
    [200_000, 'up', '+$0.00 (0%)'],
    [200_100, 'down', '−$1.00 (<1%)'],
    [400_000, 'down', '−$2,000.00 (−50%)'],
  ])('after %i cents a month before, the change is %s', async (before, look, text) => {
    open(userData({ netWorthHistory: [point('2025-05', before), point('2025-06', 200_000)] }));
    const netWorth = await card('Net Worth');
    const move = netWorth.getByText(/^[+−]\$/).parentElement;
    expect(move).toHaveClass(look);
    expect(move).toHaveTextContent(text);
  });

  it.each([
    ['own', 1],
    ['sample', 0],
  ] as const)('shows for %s figures %i notes on how months are counted', async (source, lines) => {
    open(userData({ source }));
    const trend = await card('Net Worth Trend');
    expect(trend.queryAllByText(/^Earlier months use the first known balances/)).toHaveLength(
      lines,
    );
  });

  // Covers P1-2.6-23.
  it('shows spending by category with a total and no cents', async () => {
    open();
    const spending = await card('Spending Breakdown');
    const rows = spending.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['Groceries$7575%', 'Travel$2525%', 'Total$100']);
  });

  it('shows the eight largest categories and opens the others', async () => {
    const names = ['Rent', 'Groceries', 'Travel', 'Gas', 'Phone', 'Internet', 'Fitness', 'Pets'];
    const all = [...names, 'Fees', 'Taxes'] as const;
    const transactions = all.map((category, index) =>
      transaction({
        id: `t-${index}`,
        amount: cents(-1_000 * (all.length - index)),
        category,
      }),
    );
    const { user } = open(userData({ transactions }));
    const spending = await card('Spending Breakdown');
    const rows = () => spending.getAllByRole('listitem').map((row) => row.textContent);
    expect(
      rows()
        .slice(0, 8)
        .map((row) => row?.split('$')[0]),
    ).toEqual(names);
    expect(rows().slice(8)).toEqual(['Others$306%', 'Total$550']);
    await user.click(spending.getByRole('button', { name: 'Others' }));
    expect(rows().slice(8)).toEqual(['Others$306%', 'Fees$204%', 'Taxes$102%', 'Total$550']);
  });

  // Covers P3-A1-3.
  it('shows a category with more refunds than purchases as a credit', async () => {
    const transactions = [
      transaction({ amount: cents(-7_500), category: 'Groceries' }),
      transaction({ amount: cents(2_500), category: 'Travel' }),
    ];
    open(userData({ transactions }));
    const spending = await card('Spending Breakdown');
    const rows = spending.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toEqual(['Groceries$75100%', 'Travel−$25credit', 'Total$50']);
  });

  it('explains an empty breakdown, trend, and score', async () => {
    open(financialData());
    expect((await card('Spending Breakdown')).getByText('No spending in June 2025')).toBeVisible();
    expect((await card('Net Worth Trend')).getByText('No trend yet')).toBeVisible();
    expect((await card('Financial Score')).getByText('No score yet')).toBeVisible();
    expect((await card('Notifications')).getByText('No notifications')).toBeVisible();
    expect((await card('Accounts Overview')).getByText('No accounts yet')).toBeVisible();
  });

  // Covers P3-B2-2.
  it('shows what is safe to spend and the parts that add up to it', async () => {
    const bills = ['03', '04', '05', '06'].map((month) =>
      transaction({
        id: month,
        date: isoDate(`2025-${month}-05`),
        merchant: 'City Power',
        category: 'Utilities',
        amount: cents(-30_000),
      }),
    );
    open(
      userData({
        accounts: [account({ id: 'acc-1', balance: cents(250_050) })],
        transactions: bills,
      }),
    );
    const label = await screen.findByText('Safe to spend until July 30');
    expect(label.parentElement).toHaveTextContent('$2,131.46');
    const parts = within(label.closest('details') as HTMLElement).getAllByRole('listitem', {
      hidden: true,
    });
    expect(parts.map((part) => part.textContent)).toEqual([
      'Checking and cash$2,500.50',
      'Room for surprises−$69.04',
      'City Power · July 5−$300.00',
    ]);
  });

  // Covers P3-B2-2.
  it('says on which day the money runs out, and why', async () => {
    const accounts = [account({ id: 'acc-1', balance: cents(10_000) })];
    const rent = ['03', '04', '05', '06'].map((month) =>
      transaction({
        id: month,
        date: isoDate(`2025-${month}-05`),
        merchant: 'Elm Street Homes',
        category: 'Rent',
        amount: cents(-90_000),
      }),
    );
    open(userData({ accounts, transactions: rent }));
    expect(
      await screen.findByText('Not enough on July 5, when Elm Street Homes is due.'),
    ).toBeVisible();
  });

  // Covers P3-B2-2.
  it('says that a balance is below zero already', async () => {
    open(userData({ accounts: [account({ balance: cents(-5_000) })], transactions: [] }));
    expect(await screen.findByText('Your balance is below zero today.')).toBeVisible();
  });

  // Covers P1-2.6-10, P1-2.6-11, R-3.1.
  it('lists every account with institution, type and balance, and links to adding one', async () => {
    const { user, location } = open();
    const overview = await card('Accounts Overview');
    expect(overview.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'DailyFirst Platypus Bank · Checking$2,500.50',
      'CoinsLedger · Crypto$500.00',
    ]);
    await user.click(overview.getByRole('link', { name: 'View all accounts · Add account' }));
    expect(location()).toBe('/accounts?add=1');
  });

  // Covers P1-2.6-15.
  it('shows a card for each open account', async () => {
    open(
      userData({
        accounts: [
          account({ name: 'Euro', currency: 'EUR', balance: cents(-123_456) }),
          account({ name: 'Gone', closed: true }),
        ],
      }),
    );
    const accounts = await card('Accounts');
    expect(accounts.getAllByRole('article')).toHaveLength(1);
    expect(accounts.getByRole('article', { name: 'Euro' })).toHaveTextContent(
      'First Platypus Bank (checking)−1,234.56 EUR',
    );
  });
});
