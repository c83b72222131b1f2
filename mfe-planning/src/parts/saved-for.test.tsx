import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { SavedFor } from './saved-for';

const sample = demoHousehold();
const [checking, other] = sample.accounts;

const goal = (name: string, order: number): FinancialData['goals'][number] => ({
  id: name,
  name,
  target: cents(1_200_00),
  date: null,
  promises: [{ accountId: checking!.id, amount: cents(300_00) }],
  contributions: [],
  order,
  madeOn: isoDate('2025-06-01'),
});

function show(subject: string) {
  const backend = fakeBackend({ ...sample, goals: [goal('Trip', 0), goal('Boat', 1)] });
  return { backend, ...renderScreen(<SavedFor subject={subject} />, { backend }) };
}

test('an account shows what it holds for each goal', async () => {
  const { container } = show(checking!.id);
  await screen.findByText('Trip');
  expect(container).toHaveTextContent('Of this balance, $300.00 is for Trip, $300.00 is for Boat.');
});

test('an account that funds no goal shows nothing', async () => {
  const { backend, container } = show(other!.id);
  await waitFor(() => expect(backend.calls).not.toEqual([]));
  expect(container).toBeEmptyDOMElement();
});
