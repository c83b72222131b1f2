import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  budgetMonth,
  budgetTotals,
  categoryKey,
  isoMonth,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  failure,
  fakeBackend,
  financialData,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { mixedMonth, showBudget } from './testing/mixed-month';

const june = isoMonth('2025-06');

const card = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};

const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

describe('BudgetScreen', () => {
  // Covers P2-2.budget-1.
  it('says that it is loading', async () => {
    showBudget(demoHousehold());
    expect(screen.getByText('Loading budget data...')).toBeInTheDocument();
    await screen.findByText('Total Budgeted');
  });

  // Covers P2-1-2, P2-2.budget-2, P2-2.budget-4.
  it('opens on June 2025 of the sample, with figures that agree with the rules', async () => {
    const data = demoHousehold();
    const totals = budgetTotals(budgetMonth(data.budget, data.transactions, june));
    showBudget(data);
    expect(await screen.findByRole('heading', { name: 'June 2025' })).toBeInTheDocument();
    expect(await card('Total Budgeted')).toBe(formatUsd(totals.budgeted!));
    expect(await card('Total Spent')).toBe(formatUsd(totals.spent));
    expect(await card('Remaining')).toBe(formatUsd(totals.remaining!));
    expect(screen.getByText(`${formatUsd(totals.remaining!)} Remaining`)).toBeInTheDocument();
  });

  // Covers P2-2.budget-7, P2-2.budget-8.
  it('shows the five columns in three groups, all expanded', async () => {
    showBudget(demoHousehold());
    const groups = await screen.findAllByRole('button', { expanded: true });
    expect(groups.map(({ textContent }) => textContent?.split('$')[0])).toEqual([
      'Fixed Expenses',
      'Variable Expenses',
      'Savings & Investments',
    ]);
    const [fixed] = screen.getAllByRole('table');
    const headers = within(fixed!).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Category',
      'Budgeted',
      'Spent',
      'Remaining',
      'Status',
    ]);
    expect(bodyRows(fixed!).map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Rent',
      'Auto Loan',
      'Student Loan',
      'Utilities',
      'Subscriptions',
      'Phone',
      'Internet',
      'Auto Insurance',
    ]);
  });

  it('has a line for every budgeted category of the sample', async () => {
    const data = demoHousehold();
    showBudget(data);
    const tables = await screen.findAllByRole('table');
    const names = tables.flatMap((table) =>
      bodyRows(table).map((row) => within(row).getByRole('rowheader').textContent ?? ''),
    );
    const keys: string[] = Object.keys(data.budget.standard);
    expect(names).toHaveLength(keys.length);
    expect(keys).toContain(categoryKey('Transportation'));
    expect(names).toContain('Transportation');
  });

  // Covers P2-2.budget-4, P2-2.budget-5.
  it('says by how much the month is over budget', async () => {
    showBudget(
      financialData({
        transactions: [transaction({ amount: cents(-120_50) })],
        budget: { standard: { groceries: cents(100_00) }, months: {} },
      }),
    );
    expect(await screen.findByText('$20.50 Over Budget')).toBeInTheDocument();
    expect(await card('Over Budget')).toBe('$20.50');
  });

  // Covers P2-4-2, P3-B4-2.
  it('names the five statuses', async () => {
    showBudget(mixedMonth);
    const rows = (await screen.findAllByRole('table')).flatMap(bodyRows);
    const words = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(words.map((text) => text?.replace('Status', ''))).toEqual([
      'Paid in full Over Budget',
      'Nearly Spent',
      'On Track',
      'Funded',
      'Available',
    ]);
  });

  // Covers P2-2.budget-6.
  it.each([
    ['Over Budget', ['Rent']],
    ['Nearly Spent', ['Groceries']],
    ['Available', ['Gas', 'Shopping', 'Savings']],
  ])('shows the lines of the chip %s', async (chip, shown) => {
    const { user } = showBudget(mixedMonth);
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${chip}`) }));
    const rows = screen.getAllByRole('table').flatMap(bodyRows);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(shown);
  });

  // Covers P2-2.budget-11.
  it('colours what remains: red below zero, amber under a tenth, green otherwise', async () => {
    showBudget(
      financialData({
        transactions: [
          transaction({ category: 'Rent', amount: cents(-100_01) }),
          transaction({ category: 'Groceries', amount: cents(-90_01) }),
          transaction({ category: 'Gas', amount: cents(-90_00) }),
        ],
        budget: {
          standard: { rent: cents(100_00), groceries: cents(100_00), gas: cents(100_00) },
          months: {},
        },
      }),
    );
    const tone = async (text: string) => (await screen.findByText(text)).className;
    expect(await tone('−$0.01')).toContain('negative');
    expect(await tone('$9.99')).toContain('warning');
    expect(await tone('$10.00')).toContain('positive');
  });

  // Covers P3-B4-1.
  it('shows how much remains for everyday spending, apart from bills and savings', async () => {
    showBudget(mixedMonth);
    const strip = await screen.findByRole('region', { name: 'Everyday spending' });
    expect(strip).toHaveTextContent('$45 left');
    expect(strip).toHaveTextContent('Another $90 is set aside for bills and savings to come.');
  });

  it('links the spent amount to its rows', async () => {
    showBudget(mixedMonth);
    const spent = await screen.findByRole('link', { name: '$95.00' });
    expect(spent).toHaveAttribute('href', '/transactions?category=groceries&month=2025-06');
    expect(screen.getByRole('link', { name: '$365.00' })).toHaveAttribute(
      'href',
      expect.stringContaining('month=2025-06&categories=rent'),
    );
  });

  // Covers P2-4-3.
  it('collapses and expands a group', async () => {
    const { user } = showBudget(mixedMonth);
    const group = await screen.findByRole('button', { name: /^Fixed Expenses/ });
    await user.click(group);
    expect(screen.getByText('Rent')).not.toBeVisible();
    await user.click(group);
    expect(screen.getByText('Rent')).toBeVisible();
  });

  // Covers P2-2.budget-3, R-3.1.
  it('moves through the months that have data', async () => {
    const { user } = showBudget(mixedMonth);
    const next = await screen.findByRole('button', { name: 'Next month' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByRole('heading', { name: 'May 2025' })).toBeInTheDocument();
    expect(await screen.findByText('$80.00')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(next);
    expect(await screen.findByRole('heading', { name: 'June 2025' })).toBeInTheDocument();
  });

  it('shows spending without a budget apart and counts it in the total', async () => {
    showBudget(mixedMonth);
    const apart = await screen.findByRole('region', { name: 'Spending without a budget' });
    expect(within(apart).getByText('Travel')).toBeInTheDocument();
    expect(await card('Total Spent')).toBe('$365.00');
  });

  it('starts a first budget from the last three months', async () => {
    const { user } = showBudget(financialData({ transactions: mixedMonth.transactions }));
    expect(await screen.findByText(/suggest \$60 a month/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Set up a budget' }));
    expect(screen.getByLabelText('Groceries')).toHaveValue('60.00');
  });

  it('offers to set up a budget when there is none', async () => {
    const { user } = showBudget(financialData({ transactions: [transaction()] }));
    await screen.findByText('No budget for June 2025 yet');
    expect(screen.queryByRole('button', { name: /^Set a budget for/ })).toBeNull();
    expect(screen.queryByText(/Over Budget$/)).toBeNull();
    expect(await card('Total Budgeted')).toBe('–unknown');
    expect(await card('Remaining')).toBe('–unknown');
    await user.click(screen.getByRole('button', { name: 'Set up a budget' }));
    expect(screen.getByRole('dialog', { name: 'Budget for June 2025' })).toBeInTheDocument();
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/budget', () => failure(401, 'Log in to see your budget.'));
    const { user } = showBudget(data, backend);
    expect(await screen.findByText('Log in to see your budget.')).toBeInTheDocument();
    backend.on('GET /api/finance/budget', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total Budgeted')).toBeInTheDocument();
  });
});
