import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  budgetTotals,
  categoryKey,
  type Household,
  isoDate,
  isoMonth,
} from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  failure,
  fakeBackend,
  household,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { BudgetScreen } from './budget-screen';

const june = isoMonth('2025-06');

const show = (data: Household, backend = fakeBackend(data)) => ({
  backend,
  ...renderScreen(
    <>
      <BudgetScreen />
      <ToastRegion />
    </>,
    { backend },
  ),
});

const card = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};

const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** June with one line of each status, and $30 of travel without a budget. */
const mixed = household({
  transactions: [
    transaction({ category: 'Rent', amount: cents(-100_00) }),
    transaction({ category: 'Groceries', amount: cents(-95_00) }),
    transaction({ category: 'Gas', amount: cents(-75_00) }),
    transaction({ category: 'Shopping', amount: cents(-55_00) }),
    transaction({ category: 'Savings', amount: cents(-10_00) }),
    transaction({ category: 'Travel', amount: cents(-30_00) }),
    transaction({ category: 'Groceries', amount: cents(-60_00), date: isoDate('2025-05-10') }),
  ],
  budget: {
    standard: {
      rent: cents(100_00),
      groceries: cents(100_00),
      gas: cents(100_00),
      shopping: cents(100_00),
      savings: cents(100_00),
    },
    months: { [isoMonth('2025-05')]: { groceries: cents(80_00) } },
  },
});

/** A backend that keeps what is put, as the api does for single months. */
function writable(data: Household) {
  let current = data;
  const writes: unknown[] = [];
  const backend = fakeBackend(data);
  const readCurrent = (request: Request) => fakeBackend(current).fetch(request);
  backend.on('GET /api/finance/budget', readCurrent);
  backend.on('PUT /api/finance/budget', async (request) => {
    const body: { month: string | null; assigned: Record<string, number | null> } =
      await request.json();
    writes.push(body);
    const amounts = Object.fromEntries(
      Object.entries(body.assigned).flatMap(([key, dollars]) =>
        dollars === null ? [] : [[key, cents(Math.round(dollars * 100))]],
      ),
    );
    const { standard, months } = current.budget;
    current = {
      ...current,
      budget:
        body.month === null
          ? { standard: { ...standard, ...amounts }, months }
          : { standard, months: { ...months, [body.month]: amounts } },
    };
    return readCurrent(new Request(request.url));
  });
  return { backend, writes };
}

describe('BudgetScreen', () => {
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading budget data...')).toBeInTheDocument();
    await screen.findByText('Total Budgeted');
  });

  it('opens on June 2025 of the sample, with figures that agree with the rules', async () => {
    const data = demoHousehold();
    const totals = budgetTotals(data.budget, data.transactions, june);
    show(data);
    expect(await screen.findByRole('heading', { name: 'June 2025' })).toBeInTheDocument();
    expect(await card('Total Budgeted')).toBe(formatUsd(totals.budgeted));
    expect(await card('Total Spent')).toBe(formatUsd(totals.spent));
    expect(await card('Remaining')).toBe(formatUsd(totals.remaining));
    expect(screen.getByText(`${formatUsd(totals.remaining)} Remaining`)).toBeInTheDocument();
  });

  it('shows the five columns in three groups, all expanded', async () => {
    show(demoHousehold());
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
    show(data);
    const tables = await screen.findAllByRole('table');
    const names = tables.flatMap((table) =>
      bodyRows(table).map((row) => within(row).getByRole('rowheader').textContent ?? ''),
    );
    const keys: string[] = Object.keys(data.budget.standard);
    expect(names).toHaveLength(keys.length);
    expect(keys).toContain(categoryKey('Transportation'));
    expect(names).toContain('Transportation');
  });

  it('says by how much the month is over budget', async () => {
    show(
      household({
        transactions: [transaction({ amount: cents(-120_50) })],
        budget: { standard: { groceries: cents(100_00) }, months: {} },
      }),
    );
    expect(await screen.findByText('$20.50 Over Budget')).toBeInTheDocument();
    expect(await card('Over Budget')).toBe('$20.50');
  });

  it('names the five statuses', async () => {
    show(mixed);
    const rows = (await screen.findAllByRole('table')).flatMap(bodyRows);
    const words = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
    expect(words.map((text) => text?.replace('Status', ''))).toEqual([
      'Over Budget',
      'Nearly Spent',
      'On Track',
      'Funded',
      'Available',
    ]);
  });

  it.each([
    ['Over Budget', ['Rent']],
    ['Nearly Spent', ['Groceries']],
    ['Available', ['Gas', 'Shopping', 'Savings']],
  ])('keeps by the chip %s', async (chip, kept) => {
    const { user } = show(mixed);
    await user.click(await screen.findByRole('radio', { name: new RegExp(`^${chip}`) }));
    const rows = screen.getAllByRole('table').flatMap(bodyRows);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(kept);
  });

  it('colours what remains: red below zero, amber under a tenth, green otherwise', async () => {
    show(
      household({
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

  it('collapses and expands a group', async () => {
    const { user } = show(mixed);
    const group = await screen.findByRole('button', { name: /^Fixed Expenses/ });
    await user.click(group);
    expect(screen.getByText('Rent')).not.toBeVisible();
    await user.click(group);
    expect(screen.getByText('Rent')).toBeVisible();
  });

  it('moves through the months that have data', async () => {
    const { user } = show(mixed);
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
    show(mixed);
    const apart = await screen.findByRole('region', { name: 'Spending without a budget' });
    expect(within(apart).getByText('Travel')).toBeInTheDocument();
    expect(await card('Total Spent')).toBe('$365.00');
  });

  it('sets a budget where there was none', async () => {
    const { backend, writes } = writable(mixed);
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Set a budget for Travel' }));
    await user.type(screen.getByLabelText('Budgeted in June 2025'), '45.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Travel budget saved for June 2025')).toBeInTheDocument();
    expect(writes).toEqual([{ month: '2025-06', assigned: { travel: 45.5 } }]);
    expect(screen.queryByText('Spending without a budget')).not.toBeInTheDocument();
  });

  it('takes a change back', async () => {
    const { backend, writes } = writable(mixed);
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    const field = screen.getByLabelText('Budgeted in June 2025');
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('$5.00');
    expect(writes.at(-1)).toEqual({ month: '2025-06', assigned: { groceries: 100 } });
  });

  it('writes every month first and then the shown one', async () => {
    const { backend, writes } = writable(mixed);
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Gas' }));
    await user.click(screen.getByRole('switch', { name: 'Use for every month' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Gas budget saved for every month');
    expect(writes).toEqual([
      { month: null, assigned: { gas: 100 } },
      { month: '2025-06', assigned: { gas: 100 } },
    ]);
  });

  it('removes a line from every month', async () => {
    const { backend, writes } = writable(mixed);
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Gas' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Gas removed from the budget');
    expect(writes).toEqual([
      { month: null, assigned: { gas: null } },
      { month: '2025-06', assigned: { gas: null } },
    ]);
  });

  it.each([
    ['nothing', '{Backspace}', 'Enter an amount; 0 keeps the line with nothing assigned'],
    ['an amount below zero', '-5', 'Enter an amount of zero or more'],
  ])('refuses %s', async (_, typed, problem) => {
    const { user, backend } = show(mixed);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    const field = screen.getByLabelText('Budgeted in June 2025');
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(backend.calls).not.toContain('PUT /api/finance/budget');
  });

  it('keeps what was typed when saving fails', async () => {
    const backend = fakeBackend(mixed);
    backend.on('PUT /api/finance/budget', () => failure(503, 'The budget could not be saved.'));
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    const field = screen.getByLabelText('Budgeted in June 2025');
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The budget could not be saved.');
    expect(field).toHaveValue('120.00');
  });

  it('copies the month before, and saves only what differs', async () => {
    const { backend, writes } = writable(mixed);
    const { user } = show(mixed, backend);
    await user.click(await screen.findByRole('button', { name: 'Edit budget' }));
    const copy = await screen.findByRole('button', { name: 'Copy May 2025' });
    await waitFor(() => expect(copy).toBeEnabled());
    await user.click(copy);
    expect(screen.getByLabelText('Groceries')).toHaveValue('80.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Budget for June 2025 saved');
    expect(writes).toEqual([{ month: '2025-06', assigned: { groceries: 80 } }]);
  });

  it('fills in the average of the last three months', async () => {
    const { user } = show(mixed);
    await user.click(await screen.findByRole('button', { name: 'Edit budget' }));
    await user.click(screen.getByRole('button', { name: 'Use the 3-month average' }));
    expect(screen.getByLabelText('Groceries')).toHaveValue('60.00');
    expect(screen.getByLabelText('Rent')).toHaveValue('100.00');
  });

  it('offers the average and last month for a single line', async () => {
    const { user } = show(mixed);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    await user.click(await screen.findByRole('button', { name: 'May 2025: $80.00' }));
    expect(screen.getByLabelText('Budgeted in June 2025')).toHaveValue('80.00');
    await user.click(screen.getByRole('button', { name: '3-month average: $60.00' }));
    expect(screen.getByLabelText('Budgeted in June 2025')).toHaveValue('60.00');
  });

  it('offers to set up a budget when there is none', async () => {
    const { user } = show(household({ transactions: [transaction()] }));
    await screen.findByText('No budget for June 2025 yet');
    await user.click(screen.getByRole('button', { name: 'Set up a budget' }));
    expect(screen.getByRole('dialog', { name: 'Budget for June 2025' })).toBeInTheDocument();
  });

  it('shows the error and tries again', async () => {
    const data = household();
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/budget', () => failure(401, 'Log in to see your budget.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in to see your budget.')).toBeInTheDocument();
    backend.on('GET /api/finance/budget', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Total Budgeted')).toBeInTheDocument();
  });
});
