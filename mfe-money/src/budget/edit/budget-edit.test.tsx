import type { FinancialData } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { failure, fakeBackend } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { mixedMonth, showBudget } from '../testing/mixed-month';

/** The backend stores each PUT, as the api does for single months. */
function writable(data: FinancialData) {
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

describe('Editing the budget', () => {
  it('sets a budget where there was none', async () => {
    const { backend, writes } = writable(mixedMonth);
    const { user } = showBudget(mixedMonth, backend);
    await user.click(await screen.findByRole('button', { name: 'Set a budget for Travel' }));
    await user.type(screen.getByLabelText('Budgeted in June 2025'), '45.50');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Travel budget saved for June 2025')).toBeInTheDocument();
    expect(writes).toEqual([{ month: '2025-06', assigned: { travel: 45.5 } }]);
    expect(screen.queryByText('Spending without a budget')).not.toBeInTheDocument();
  });

  it('undoes a change', async () => {
    const { backend, writes } = writable(mixedMonth);
    const { user } = showBudget(mixedMonth, backend);
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
    const { backend, writes } = writable(mixedMonth);
    const { user } = showBudget(mixedMonth, backend);
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
    const { backend, writes } = writable(mixedMonth);
    const { user } = showBudget(mixedMonth, backend);
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
    const { user, backend } = showBudget(mixedMonth);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    const field = screen.getByLabelText('Budgeted in June 2025');
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(problem)).toBeInTheDocument();
    expect(backend.calls).not.toContain('PUT /api/finance/budget');
  });

  it('preserves the input when saving fails', async () => {
    const backend = fakeBackend(mixedMonth);
    backend.on('PUT /api/finance/budget', () => failure(503, 'The budget could not be saved.'));
    const { user } = showBudget(mixedMonth, backend);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    const field = screen.getByLabelText('Budgeted in June 2025');
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The budget could not be saved.');
    expect(field).toHaveValue('120.00');
  });

  it('copies the previous month and saves only the lines that differ', async () => {
    const { backend, writes } = writable(mixedMonth);
    const { user } = showBudget(mixedMonth, backend);
    await user.click(await screen.findByRole('button', { name: 'Edit budget' }));
    const copy = await screen.findByRole('button', { name: 'Copy May 2025' });
    await waitFor(() => expect(copy).toBeEnabled());
    await user.click(copy);
    expect(screen.getByLabelText('Groceries')).toHaveValue('80.00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Budget for June 2025 saved');
    expect(writes).toEqual([{ month: '2025-06', assigned: { groceries: 80 } }]);
  });

  // Covers P3-B4-3.
  it('fills in the average of the last three months, rounded up to $5', async () => {
    const { user } = showBudget(mixedMonth);
    await user.click(await screen.findByRole('button', { name: 'Edit budget' }));
    await user.click(screen.getByRole('button', { name: 'Use the 3-month average' }));
    expect(screen.getByLabelText('Groceries')).toHaveValue('60.00');
    expect(screen.getByLabelText('Rent')).toHaveValue('100.00');
  });

  it('offers the average and last month for a single line', async () => {
    const { user } = showBudget(mixedMonth);
    await user.click(await screen.findByRole('button', { name: 'Groceries' }));
    await user.click(await screen.findByRole('button', { name: 'May 2025: $80.00' }));
    expect(screen.getByLabelText('Budgeted in June 2025')).toHaveValue('80.00');
    await user.click(screen.getByRole('button', { name: '3-month average, rounded up: $60.00' }));
    expect(screen.getByLabelText('Budgeted in June 2025')).toHaveValue('60.00');
  });
});
