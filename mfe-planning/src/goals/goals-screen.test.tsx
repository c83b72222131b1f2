import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { GoalsScreen } from './goals-screen';

const sample = demoHousehold();
const [checking] = sample.accounts;

const goal = (name: string, order: number, dollars: number): FinancialData['goals'][number] => ({
  id: `goal-${order}`,
  name,
  target: cents(1_200_00),
  date: null,
  promises: [{ accountId: checking!.id, amount: cents(dollars * 100) }],
  contributions: [],
  order,
  madeOn: isoDate('2025-06-01'),
});

const GOALS = [goal('Trip', 0, 300), goal('Boat', 1, 1_200)];

const open = (goals = GOALS) =>
  renderScreen(<GoalsScreen />, { backend: fakeBackend({ ...sample, goals }) });

// Covers P3-B5-11.
describe('GoalsScreen', () => {
  it('lists goals by importance with what they have and their pace', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Goals by importance' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TripNothing added lately$300.00 of $1,200.00',
      'BoatReached$1,200.00 of $1,200.00',
    ]);
  });

  it('says what is free in each account', async () => {
    open();
    await screen.findByText('Free for goals');
    expect(screen.getByText(checking!.name)).toBeInTheDocument();
  });

  it('offers to add the first goal', async () => {
    open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Add goal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add goal' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(dialog).findByText('Enter what you save for')).toBeInTheDocument();
  });

  it('opens a goal with what funds it', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: /^Boat/ }));
    const panel = await screen.findByRole('dialog', { name: 'Boat' });
    expect(within(panel).getByText('Funded by')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Add money' })).toBeInTheDocument();
  });
});
