import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  type FinancialData,
  inMonth,
  isoDate,
  isoMonth,
  isSpending,
  spendingBreakdown,
  totalSetAside,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SpendingScreen } from './spending-screen';

const june = isoMonth('2025-06');

const show = (data: FinancialData, backend = fakeBackend(data)) => ({
  backend,
  ...renderScreen(<SpendingScreen />, { backend }),
});

const section = (name: string) => screen.findByRole('region', { name });
const stat = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.closest('dl')?.parentElement?.textContent;
};

describe('SpendingScreen', () => {
  // Covers P2-2.spending-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading spending data...')).toBeInTheDocument();
    await stat('Total Spent');
  });

  // Covers P2-2.spending-2, P2-9-13.
  it('has a chip per month of the transactions, newest first, and opens on June 2025', async () => {
    show(demoHousehold());
    const months = await screen.findByRole('radiogroup', { name: 'Month' });
    const chips = within(months).getAllByRole('radio');
    expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual([
      'June 2025',
      'May 2025',
      'April 2025',
      'March 2025',
      'February 2025',
      'January 2025',
    ]);
    expect(within(months).getByRole('radio', { name: 'June 2025' })).toBeChecked();
  });

  // Covers P2-2.spending-3.
  it('totals the sample’s June with its number of transactions', async () => {
    const data = demoHousehold();
    const spending = inMonth(data.transactions, june).filter(isSpending);
    show(data);
    const total = formatUsd(spendingBreakdown(spending).total);
    const setAside = formatUsd(totalSetAside(spending));
    expect(await stat('Total Spent')).toBe(
      `Total Spent${total}${spending.length} transactions${setAside} of it put aside`,
    );
  });

  // Covers P2-2.spending-3, P2-2.spending-4.
  it.each([
    [99_99, 'Over Budget', 'Over Budget$0.01Review spending'],
    [100_00, 'Under Budget', 'Under Budget$0.00Great job!'],
    [100_01, 'Under Budget', 'Under Budget$0.01Great job!'],
  ])('compares spending with a budget of %d cents: %s', async (budgeted, label, text) => {
    show(
      financialData({
        transactions: [transaction({ amount: cents(-100_00) })],
        budget: { standard: { groceries: cents(budgeted) }, months: {} },
      }),
    );
    expect(await stat(label)).toBe(text);
  });

  it('offers to set a budget where there is none', async () => {
    show(financialData({ transactions: [transaction()] }));
    expect(await screen.findByRole('link', { name: 'Set a budget' })).toHaveAttribute(
      'href',
      '/budget',
    );
    expect(screen.queryByText('Under Budget')).not.toBeInTheDocument();
  });

  // Covers P2-4-4, R-6.6.
  it('changes every figure with the month', async () => {
    const data = demoHousehold();
    const { user } = show(data);
    await user.click(await screen.findByRole('radio', { name: 'May 2025' }));
    const { total } = spendingBreakdown(inMonth(data.transactions, isoMonth('2025-05')));
    await waitFor(async () => expect(await stat('Total Spent')).toContain(formatUsd(total)));
    expect(screen.getByRole('radio', { name: 'May 2025' })).toBeChecked();
    expect(await stat('Budgeted')).toContain('May 2025');
  });

  // Covers P2-2.spending-5, P2-9-11.
  it('names the eight largest categories beside the pie, and the others on demand', async () => {
    const data = demoHousehold();
    const { categories } = spendingBreakdown(inMonth(data.transactions, june));
    const { user } = show(data);
    const legend = within(await section('Spending by Category')).getByRole('list');
    const names = () =>
      within(legend)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.split(/[−$]/)[0]);
    const charged = categories.filter(({ amount }) => amount > 0).map((each) => each.category);
    expect(names()).toEqual([...charged.slice(0, 8), 'Others']);
    await user.click(within(legend).getByRole('button', { name: /^Others/ }));
    expect(names()).toEqual([...charged.slice(0, 8), 'Others', ...charged.slice(8)]);
  });

  // Covers P2-2.spending-5.
  it('opens the other categories where their slice is pressed', async () => {
    const { user } = show(demoHousehold());
    const card = await section('Spending by Category');
    const slices = await within(card).findByRole('slider', { name: /slice by slice$/ });
    fireEvent.change(slices, { target: { value: '8' } });
    slices.focus();
    expect(slices).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Others/));
    await user.keyboard('{Enter}');
    expect(within(card).getByRole('button', { name: /^Others/, expanded: true })).toBeVisible();
  });

  // Covers P3-A1-3.
  it('has no slice for a category in the user’s favor, and counts it in the total', async () => {
    show(
      financialData({
        transactions: [
          transaction({ category: 'Gas', amount: cents(-1_00) }),
          transaction({ category: 'Shopping', amount: cents(30) }),
        ],
      }),
    );
    const pie = await section('Spending by Category');
    expect(within(pie).getAllByRole('listitem')).toHaveLength(1);
    expect(await stat('Total Spent')).toContain('$0.70');
  });

  it('opens a category with its months and merchants, which lead to their rows', async () => {
    const { user } = show(
      financialData({
        transactions: [
          transaction({ merchant: 'Fuel Stop', category: 'Gas', amount: cents(-30_00) }),
          transaction({ merchant: 'Fuel Stop', category: 'Gas', amount: cents(-10_00) }),
          transaction({ category: 'Gas', date: isoDate('2025-05-15'), amount: cents(-7_00) }),
        ],
      }),
    );
    await user.click(
      within(await section('Category Details')).getByRole('button', { name: 'Gas' }),
    );
    const panel = within(screen.getByRole('dialog', { name: 'Gas' }));
    expect(panel.getByRole('link', { name: /May 2025/ })).toHaveAttribute(
      'href',
      '/transactions?category=gas&month=2025-05',
    );
    expect(panel.getByRole('link', { name: 'Fuel Stop' }).closest('li')).toHaveTextContent(
      'Fuel Stop2 transactions$40.00',
    );
    expect(panel.getByRole('link', { name: 'See 2 transactions of June 2025' })).toHaveAttribute(
      'href',
      '/transactions?category=gas&month=2025-06',
    );
  });

  // Covers P2-2.spending-6.
  it('has chips for all categories and the six largest', async () => {
    const data = demoHousehold();
    const { categories } = spendingBreakdown(inMonth(data.transactions, june));
    show(data);
    const chips = await screen.findByRole('radiogroup', { name: 'Filter by category' });
    expect(
      within(chips)
        .getAllByRole('radio')
        .map((chip) => chip.closest('label')?.textContent),
    ).toEqual(['All Categories', ...categories.slice(0, 6).map(({ category }) => category)]);
  });

  // Covers P2-2.spending-7.
  it('shows how much of its budget each category has used', async () => {
    show(
      financialData({
        transactions: [
          transaction({ amount: cents(-95_00) }),
          transaction({ category: 'Gas', amount: cents(-20_00) }),
          transaction({ amount: cents(-90_00), date: isoDate('2025-05-15') }),
        ],
        budget: { standard: { groceries: cents(100_00) }, months: {} },
      }),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Groceries' });
    expect(bar).toHaveAttribute('aria-valuetext', '95% of budget · $100.00');
    expect(bar.firstElementChild).toHaveClass('warning');
    const details = await section('Category Details');
    expect(details).toHaveTextContent('Compared with May');
    expect(details).toHaveTextContent('$5.00 more');
    expect(details).toHaveTextContent('Gas$20.00Nothing then');
  });

  // Covers P2-2.spending-9, P2-2.spending-10.
  it('filters details and recent transactions by the chosen category', async () => {
    const { user } = show(
      financialData({
        transactions: [
          transaction({ merchant: 'Corner Market' }),
          transaction({ merchant: 'Fuel Stop', category: 'Gas' }),
          transaction({ merchant: 'Acme Studio', category: 'Salary', amount: cents(100) }),
        ],
      }),
    );
    const recent = await section('Recent Transactions');
    expect(within(recent).getAllByRole('listitem')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'Gas' }));
    expect(within(recent).getByRole('listitem')).toHaveTextContent(/Fuel StopGasJun 15, 2025/);
    expect(within(recent).getByRole('link', { name: 'Fuel Stop' })).toHaveAttribute(
      'href',
      '/transactions?merchant=Fuel+Stop',
    );
    expect(await section('Category Details')).not.toHaveTextContent('Groceries$');
  });

  it('says what to do when there is nothing yet', async () => {
    show(financialData());
    expect(await screen.findByText('No transactions yet')).toBeInTheDocument();
  });

  it('shows the last month that was read when another one cannot be read', async () => {
    const data: FinancialData = { ...demoHousehold(), source: 'own' };
    const { user, backend } = show(data);
    await screen.findByRole('radio', { name: 'June 2025' });
    backend.on('GET /api/finance/budget', () => failure(401, 'Log in again.'));
    await user.click(screen.getByRole('radio', { name: 'May 2025' }));
    expect(await screen.findByText('Could not refresh.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'June 2025' })).toBeChecked();
    expect(await stat('Budgeted')).toContain('June 2025');
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData({ transactions: [transaction()] });
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/transactions', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/transactions', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await stat('Total Spent')).toContain('$20.00');
  });
});
