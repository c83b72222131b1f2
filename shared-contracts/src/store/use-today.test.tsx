import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { useToday } from './use-today';

const Today = () => <p>Today is {useToday()}.</p>;

//
test.each([
  ['own', '2031-02-03'],
  ['sample', '2025-06-30'],
] as const)('figures of the source %s stand for %s', async (source, day) => {
  const backend = fakeBackend({ ...financialData({}), source });
  renderScreen(<Today />, { backend, now: new Date(2031, 1, 3, 12) });
  expect(await screen.findByText(`Today is ${day}.`)).toBeInTheDocument();
});
