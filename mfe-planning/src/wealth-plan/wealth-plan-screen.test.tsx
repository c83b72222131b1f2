import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  comparePayoffs,
  type FinancialData,
  isoMonth,
  moneyFlow,
  plannableDebts,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd, subtract } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { WealthPlanScreen } from './wealth-plan-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) =>
  renderScreen(<WealthPlanScreen />, { backend });

const card = (name: string) => screen.findByRole('region', { name });

const figure = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('WealthPlanScreen', () => {
  // Covers P2-2.wealth-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading wealth plan...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Wealth Plan');
    await card('Money flow');
  });

  // Covers P2-2.wealth-2.
  it('shows where the money of the sample is, with the notes of the specification', async () => {
    const data = demoHousehold();
    const flow = moneyFlow(data);
    show(data);
    const section = await card('Money flow');
    expect(figure(section, 'Monthly income')).toBe('$6,500.00');
    expect(figure(section, 'Cash & Emergency')).toBe(formatUsd(flow.cash));
    expect(figure(section, 'Investments')).toBe(formatUsd(flow.investments));
    expect(figure(section, 'Debt')).toBe(formatUsd(flow.debt));
    for (const note of ['Safety net & daily expenses', 'Future growth', 'Pay down strategically']) {
      expect(within(section).getByText(note)).toBeInTheDocument();
    }
  });

  it('points to the fact finder while the income is unknown', async () => {
    show(financialData());
    const section = await card('Money flow');
    expect(within(section).getByRole('link')).toHaveAttribute('href', '/fact-finder');
  });

  // Covers P2-9-6.
  it.each([
    [11_999_99, true],
    [12_000_00, false],
  ])('with %d cents of savings recommends an emergency fund: %p', async (saved, expected) => {
    show(financialData({ accounts: [account({ type: 'savings', balance: cents(saved) })] }));
    const section = await card('Recommended Actions');
    const found = within(section).queryByText('Build your emergency fund');
    expect(found !== null).toBe(expected);
  });

  it('says when there is nothing to act on', async () => {
    show(
      financialData({
        profile: { ...financialData().profile, income: cents(12_00) },
        accounts: [
          account({ type: 'savings', balance: cents(24_000_00) }),
          account({ type: 'brokerage', balance: cents(12_00) }),
        ],
      }),
    );
    expect(await screen.findByText('Nothing to act on right now')).toBeInTheDocument();
    expect(screen.getByText('No debts to plan')).toBeInTheDocument();
  });

  it('shows the financial health of the sample', async () => {
    show(demoHousehold());
    const section = await card('Financial Health Insights');
    const titles = within(section).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Savings rate',
      'Debt payments',
      'Emergency fund',
    ]);
    expect(section).toHaveTextContent('$827.00 a month take 12.7% of your income');
  });

  it('plans the debt payoff and shows what the plan saves', async () => {
    const data = demoHousehold();
    const { asNow, avalanche } = comparePayoffs(plannableDebts(data.liabilities).debts, {
      extra: cents(200_00),
      start: isoMonth('2025-07'),
    });
    if (asNow === 'never' || avalanche === 'never') throw new Error();
    show(data);
    const section = await card('Debt payoff planner');
    expect(figure(section, 'Total interest')).toBe(formatUsd(avalanche.interest));
    expect(figure(section, 'Interest saved')).toBe(
      formatUsd(subtract(asNow.interest, avalanche.interest)),
    );
    const schedule = within(section).getByRole('table', { name: /^Schedule per debt/ });
    expect(within(schedule).getAllByRole('row')[1]).toHaveTextContent('Capitol City Visa');
  });

  it('pays in the user’s own order', async () => {
    const { user } = show(demoHousehold());
    const section = await card('Debt payoff planner');
    await user.click(within(section).getByRole('radio', { name: 'Custom order' }));
    const up = within(section).getByRole('button', { name: 'Move Mazda CX-5 Loan up' });
    await user.click(up);
    await user.click(up);
    expect(up).toHaveFocus();
    expect(up).toHaveAttribute('aria-disabled', 'true');
    const down = within(section).getByRole('button', { name: 'Move Capitol City Visa down' });
    await user.click(down);
    expect(down).toHaveFocus();
    const schedule = within(section).getByRole('table', { name: /^Schedule per debt/ });
    expect(within(schedule).getAllByRole('row')[1]).toHaveTextContent('Mazda CX-5 Loan');
    const ways = within(section).getByRole('table', { name: 'Ways to pay the same debts' });
    expect(within(ways).getByText('Custom order')).toBeInTheDocument();
  });

  it('pays off the debts sooner with a higher extra payment', async () => {
    const loan = liability({
      balance: cents(1_000_00),
      aprPercent: 0,
      monthlyPayment: cents(100_00),
    });
    const { user } = show({ ...financialData({ liabilities: [loan] }), source: 'sample' });
    const section = await card('Debt payoff planner');
    expect(section).toHaveTextContent('Free of debt in October 2025, 6 months sooner');
    const field = within(section).getByLabelText('Extra payment each month');
    await user.clear(field);
    expect(section).toHaveTextContent('Free of debt in April 2026');
    await user.type(field, '400');
    expect(section).toHaveTextContent('Free of debt in August 2025, 8 months sooner');
    await user.tab();
    fireEvent.change(within(section).getByRole('slider', { name: /^Slide/ }), {
      target: { value: '100' },
    });
    expect(field).toHaveValue('100.00');
    expect(section).toHaveTextContent('Free of debt in November 2025, 5 months sooner');
  });

  it('says when the debts never end', async () => {
    const loan = liability({
      balance: cents(1_000_00),
      aprPercent: 24,
      monthlyPayment: cents(10_00),
    });
    const { user } = show(financialData({ liabilities: [loan] }));
    const section = await card('Debt payoff planner');
    expect(section).toHaveTextContent('At today’s payments at least one debt never ends');
    await user.clear(within(section).getByLabelText('Extra payment each month'));
    expect(section).toHaveTextContent('With these payments the debts never end');
  });

  it('compares paying debt with investing', async () => {
    const { user } = show(demoHousehold());
    const section = await card('Debt payoff planner');
    await user.selectOptions(within(section).getByLabelText('Debt'), 'Federal Student Loan');
    expect(section).toHaveTextContent('Investing is ahead by');
    const field = within(section).getByLabelText('Return you expect, % a year');
    await user.clear(field);
    await user.type(field, '4');
    expect(section).toHaveTextContent('Paying the debt is ahead by');
    await user.type(field, 'x');
    expect(section).toHaveTextContent('Enter a percentage from 0 to 1,000');
  });

  it('leaves out a debt that cannot be planned, and says so', async () => {
    show(financialData({ liabilities: [liability({ name: 'Old card' })] }));
    expect(await card('Debt payoff planner')).toHaveTextContent(
      'Without Old card, whose payment is not known – add it.',
    );
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/profile', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/profile', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Money flow')).toBeInTheDocument();
  });
});
