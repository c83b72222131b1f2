import { budgetLines } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  financialData,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { BudgetScreen } from './budget/budget-screen';

import { IncomeScreen } from './income/income-screen';
import { SpendingScreen } from './spending/spending-screen';

const data = financialData({
  transactions: [transaction({ amount: cents(-12_34) })],
  budget: { standard: { groceries: cents(100_00) }, months: {} },
});

const show = (element: React.ReactNode) => renderScreen(element, { backend: fakeBackend(data) });

const terms = async (first: string) => {
  await screen.findByText(first, { selector: 'dt' });
  return [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
};

describe('the budget', () => {
  // Covers P2-2.budget-6.
  it('has its chips in the order of the specification', async () => {
    show(<BudgetScreen />);
    const chips = within(await screen.findByRole('radiogroup')).getAllByRole('radio');
    const words = chips.map((chip) => chip.closest('label')?.textContent?.replace(/[\d\s]+$/, ''));
    expect(words).toEqual(['All', 'Over Budget', 'Nearly Spent', 'Available']);
  });

  // Covers P2-2.budget-5.
  it('has its three cards in the order of the specification', async () => {
    show(<BudgetScreen />);
    expect(await terms('Total Budgeted')).toEqual(['Total Budgeted', 'Total Spent', 'Remaining']);
  });

  // Covers P2-2.budget-9.
  it('lists the categories of each group in the order of the specification', () => {
    const keys = [
      'rent',
      'auto_loan',
      'student_loan',
      'utilities',
      'subscriptions',
      'phone',
      'internet',
      'groceries',
      'dining_out',
      'gas',
      'shopping',
      'entertainment',
      'travel',
      'savings',
      'investments',
    ];
    const assigned = Object.fromEntries(keys.toReversed().map((key) => [key, cents(1)]));
    expect(budgetLines({ assigned, spent: {} }).map(({ key }) => key)).toEqual(keys);
  });
});

describe('income', () => {
  // Covers P2-2.income-3.
  it('has its figures in the order of the specification', async () => {
    show(<IncomeScreen />);
    expect(await terms('Annual Salary')).toEqual([
      'Annual Salary',
      'Pay Frequency',
      'Average Net per Paycheck',
      'Average Gross per Paycheck',
      'Monthly Net Income',
      'Actual Spending (June)',
      'Net Cash Flow of money received',
      'Budgeted',
      'Actual',
      'Variance',
    ]);
  });
});

describe('spending', () => {
  // Covers P2-2.spending-3.
  it('has its cards and sections in the order of the specification', async () => {
    show(<SpendingScreen />);
    const cards = await terms('Total Spent');
    expect(cards.slice(0, 3)).toEqual(['Total Spent', 'Budgeted', 'Under Budget']);
    const sections = screen.getAllByRole('heading', { level: 2 });
    expect(sections.map(({ textContent }) => textContent)).toEqual([
      'Day by day',
      'Spending by Category',
      'Category Details',
      'Recent Transactions',
    ]);
  });

  // Covers P2-2.spending-11.
  it('shows merchant, category, date and amount of a recent transaction', async () => {
    show(<SpendingScreen />);
    const recent = await screen.findByRole('region', { name: 'Recent Transactions' });
    expect(within(recent).getByRole('listitem')).toHaveTextContent(
      /^CMCorner MarketGroceriesJun 15, 2025−?\$12\.34$/,
    );
    expect(within(recent).getByText('Groceries').className).toMatch(/pill/);
  });
});

describe('choosing', () => {
  // Covers P2-4-4.
  it('a budget chip causes no request', async () => {
    const backend = fakeBackend(data);
    const { user } = renderScreen(<BudgetScreen />, { backend });
    const chip = await screen.findByRole('radio', { name: /^Over Budget/ });
    const before = backend.calls.length;
    await user.click(chip);
    expect(backend.calls).toHaveLength(before);
  });

  // Covers P2-4-4.
  it('a spending category causes no request', async () => {
    const backend = fakeBackend(data);
    const { user } = renderScreen(<SpendingScreen />, { backend });
    const chip = await screen.findByRole('radio', { name: 'Groceries' });
    const before = backend.calls.length;
    await user.click(chip);
    expect(backend.calls).toHaveLength(before);
  });
});
