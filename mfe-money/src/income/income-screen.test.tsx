import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  averagePaystub,
  type FinancialData,
  inMonth,
  isoDate,
  isoMonth,
  monthlyNetIncome,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd, ZERO } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  paystub,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { IncomeScreen } from './income-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) => ({
  backend,
  ...renderScreen(
    <>
      <IncomeScreen />
      <ToastRegion />
    </>,
    { backend },
  ),
});

const section = (name: string) => screen.findByRole('region', { name });

const figure = (within_: HTMLElement, label: string) =>
  within(within_).getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

describe('IncomeScreen', () => {
  // Covers P2-2.income-2.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading income data...')).toBeInTheDocument();
    await section('Income Summary');
  });

  // Covers P2-2.income-1.
  it('has the title and the sections of the specification in order', async () => {
    show(demoHousehold());
    await section('Income Summary');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Income & Spending Analysis',
    );
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
      'Income Summary',
      'Monthly Cash Flow',
      'Budget vs Actual (June 2025)',
      'Actual Spending Breakdown',
      'Recent Paystubs',
    ]);
  });

  // Covers P2-2.income-3.
  it('sums up the income of the sample', async () => {
    const data = demoHousehold();
    const average = averagePaystub(data.paystubs);
    show(data);
    const summary = await section('Income Summary');
    expect(figure(summary, 'Annual Salary')).toBe('$78,000.00');
    expect(figure(summary, 'Pay Frequency')).toBe('Bi-weekly');
    expect(figure(summary, 'Average Net per Paycheck')).toBe(formatUsd(average?.net ?? ZERO));
    expect(figure(summary, 'Average Gross per Paycheck')).toBe(formatUsd(average?.gross ?? ZERO));
  });

  // Covers P2-2.income-4.
  it('compares June’s spending with the monthly net income', async () => {
    const data = demoHousehold();
    const net = monthlyNetIncome(averagePaystub(data.paystubs)?.net ?? ZERO);
    const spent = totalSpending(inMonth(data.transactions, isoMonth('2025-06')));
    show(data);
    const flow = await section('Monthly Cash Flow');
    expect(figure(flow, 'Monthly Net Income')).toBe(formatUsd(net));
    expect(figure(flow, 'Actual Spending (June)')).toBe(formatUsd(spent));
    expect(figure(flow, 'Net Cash Flow')).toBe(formatUsd(cents(net - spent)));
    expect(flow).toHaveTextContent(
      /(Available for savings: |Overspending by )\$[\d,]+\.\d\d\/month/,
    );
  });

  // Covers P2-2.income-6, P2-2.income-7.
  it.each([
    [99_00, 'You spent $1.00 more than budgeted this month.', '−$1.00'],
    [101_00, 'You spent $1.00 less than budgeted this month. Great job!', '+$1.00'],
    [100_00, 'You spent exactly your budgeted amount this month.', '+$0.00'],
  ])('compares a budget of %d cents with $100.00 spent', async (budgeted, message, variance) => {
    show(
      financialData({
        transactions: [transaction({ amount: cents(-100_00) })],
        budget: { standard: { groceries: cents(budgeted) }, months: {} },
      }),
    );
    const comparison = await section('Budget vs Actual (June 2025)');
    expect(comparison).toHaveTextContent(message);
    expect(figure(comparison, 'Actual')).toBe('$100.00');
    expect(figure(comparison, 'Variance')).toBe(variance);
  });

  it('offers to set up a budget where there is none', async () => {
    show(financialData({ transactions: [transaction()] }));
    const comparison = await section('Budget vs Actual (June 2025)');
    expect(within(comparison).getByRole('link', { name: 'Set up a budget' })).toHaveAttribute(
      'href',
      '/budget',
    );
  });

  // Covers P2-2.income-8.
  it('breaks spending down, largest first', async () => {
    show(
      financialData({
        transactions: [
          transaction({ category: 'Gas', amount: cents(-25_00) }),
          transaction({ category: 'Rent', amount: cents(-75_00) }),
        ],
      }),
    );
    const rows = within(await section('Actual Spending Breakdown')).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Rent$75.0075% of spending',
      'Gas$25.0025% of spending',
    ]);
  });

  it('uses what was paid in during the month when nothing is paid in regularly', async () => {
    const deposit = transaction({ category: 'Other', amount: cents(2_000_00) });
    show(financialData({ transactions: [deposit] }));
    const flow = await section('Monthly Cash Flow');
    expect(figure(flow, 'Monthly Net Income')).toBe('$2,000.00');
    expect(flow).toHaveTextContent('Net Cash Flow of money received');
    expect(flow).toHaveTextContent('Without paystubs, net income is what was paid in during June.');
  });

  it('uses regular deposits without paystubs and says that the salary is estimated', async () => {
    show(
      financialData({
        transactions: [
          transaction({ category: 'Salary', amount: cents(2_000_00) }),
          transaction({
            category: 'Salary',
            amount: cents(2_000_00),
            date: isoDate('2025-05-15'),
          }),
        ],
      }),
    );
    expect(await section('Monthly Cash Flow')).toHaveTextContent(
      'Net Cash Flow from regular deposits',
    );
    expect(await section('Income Summary')).toHaveTextContent(
      /estimated from your regular deposits/,
    );
  });

  //
  it('shows a retiree the benefits as the annual salary, with their source underneath', async () => {
    const benefits = ['2025-04-09', '2025-05-14', '2025-06-11'].map((date) =>
      transaction({
        merchant: 'Social Security',
        category: 'Benefits',
        amount: cents(1_911_00),
        date: isoDate(date),
      }),
    );
    show(financialData({ transactions: benefits }));
    const summary = await section('Income Summary');
    expect(figure(summary, 'Annual Salary')).toBe('$22,932.00');
    expect(figure(summary, 'Pay Frequency')).toBe('Monthly');
    const [source] = within(summary).getAllByRole('listitem');
    expect(source).toHaveTextContent('Social SecurityMonthly · $1,911.00');
  });

  //
  it('names the account of two sources with the same name, and links each to its own rows', async () => {
    const interest = (accountId: string, amount: number) =>
      ['03', '04', '05'].map((month) =>
        transaction({
          id: `${accountId}-${month}`,
          accountId,
          date: isoDate(`2025-${month}-28`),
          merchant: 'Interest Payment',
          category: 'Income',
          amount: cents(amount),
        }),
      );
    const transactions = [...interest('fund', 144_30), ...interest('checking', 9_61)];
    const accounts = [
      account({ id: 'fund', name: 'Money Market' }),
      account({ id: 'checking', name: 'Daily Checking' }),
    ];
    show(financialData({ accounts, transactions }));
    const rows = within(await screen.findByRole('list', { name: 'Regular income' }));
    expect(await rows.findByText(/\$144\.30 · Money Market$/)).toBeInTheDocument();
    expect(rows.getByText(/\$9\.61 · Daily Checking$/)).toBeInTheDocument();
    const addresses = rows.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/transactions?account=fund&merchant=Interest+Payment',
      '/transactions?account=checking&merchant=Interest+Payment',
    ]);
  });

  // Covers P2-2.income-9.
  it('lists paystubs with five columns and shows the rest on demand', async () => {
    const { user } = show(demoHousehold());
    await user.click(await screen.findByRole('button', { name: /^13 paystubs/ }));
    const table = within(await section('Recent Paystubs')).getByRole('table');
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Employer',
      'Gross',
      'Deductions',
      'Net',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 6);
    await user.click(screen.getByRole('button', { name: 'Show all 13' }));
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 13);
  });

  it('opens a paystub with its steps and the deposit that paid it', async () => {
    const data = demoHousehold();
    const newest = data.paystubs[0];
    const { user } = show(data);
    await user.click(await screen.findByRole('button', { name: /^13 paystubs/ }));
    await user.click(await screen.findByRole('button', { name: 'Jun 27, 2025' }));
    const panel = screen.getByRole('dialog', { name: 'Paystub of June 27, 2025' });
    expect(panel).toHaveTextContent(newest?.employer ?? '');
    expect(panel).toHaveTextContent('Gross$3,000.00');
    expect(panel).toHaveTextContent(`−${formatUsd(newest?.deductions ?? ZERO)}`);
    expect(await within(panel).findByText('Matches the net to the cent')).toBeInTheDocument();
    expect(panel).toHaveTextContent(`+${formatUsd(newest?.net ?? ZERO)}`);
  });

  it('says when no deposit fits', async () => {
    const { user } = show(financialData({ paystubs: [paystub()] }));
    await user.click(await screen.findByRole('button', { name: /^1 paystub/ }));
    await user.click(await screen.findByRole('button', { name: 'Jun 13, 2025' }));
    expect(
      await screen.findByText('No deposit of $2,200.00 was found around this day.'),
    ).toBeInTheDocument();
  });

  it('adds a paystub', async () => {
    const backend = fakeBackend(financialData());
    const bodies: unknown[] = [];
    backend.on('POST /api/finance/paystubs', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(financialData(), backend);
    await user.click(await screen.findByRole('button', { name: 'Add paystub' }));
    await user.type(screen.getByLabelText('Employer'), 'Acme Studio');
    await user.type(screen.getByLabelText('Gross'), '3000');
    await user.type(screen.getByLabelText('Deductions'), '800.25');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Paystub added')).toBeInTheDocument();
    expect(bodies).toEqual([
      {
        date: '2025-06-30',
        employer: 'Acme Studio',
        gross: 3000,
        deductions: 800.25,
        net: 2199.75,
      },
    ]);
  });

  it('names every missing field of a new paystub and sends nothing', async () => {
    const { user, backend } = show(financialData());
    await user.click(await screen.findByRole('button', { name: 'Add paystub' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByLabelText('Employer')).toBeInvalid();
    expect(screen.getByLabelText('Gross')).toBeInvalid();
    expect(screen.getByLabelText('Deductions')).toBeInvalid();
    expect(backend.calls).not.toContain('POST /api/finance/paystubs');
  });

  it('checks the deductions again when the gross changes', async () => {
    const { user } = show(financialData());
    await user.click(await screen.findByRole('button', { name: 'Add paystub' }));
    await user.type(screen.getByLabelText('Gross'), '300');
    await user.type(screen.getByLabelText('Deductions'), '800');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Deductions cannot exceed the gross')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Gross'), '0');
    await waitFor(() => expect(screen.getByLabelText('Deductions')).toBeValid());
  });

  it.each<[string, () => unknown]>([
    ['Change undone', () => ({})],
    ['Try again in a minute', () => failure(503, 'Try again in a minute')],
  ])('removes a paystub and says after Undo: %s', async (message, answer) => {
    const data = financialData({ paystubs: [paystub({ id: 'pay-x' })] });
    const backend = fakeBackend(data, {
      'DELETE /api/finance/paystubs/pay-x': { success: true },
      'POST /api/finance/paystubs': answer,
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: /^1 paystub/ }));
    await user.click(await screen.findByRole('button', { name: 'Jun 13, 2025' }));
    await user.click(screen.getByRole('button', { name: 'Remove paystub' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(backend.calls).toContain('POST /api/finance/paystubs');
    expect(backend.calls).toContain('DELETE /api/finance/paystubs/pay-x');
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = financialData();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/income', () => failure(401, 'Log in to see your income.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in to see your income.')).toBeInTheDocument();
    backend.on('GET /api/finance/income', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await section('Income Summary')).toBeInTheDocument();
  });
});
