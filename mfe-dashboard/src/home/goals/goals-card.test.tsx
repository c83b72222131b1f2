import { demoHousehold } from '@halyard/shared-contracts/demo';
import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { GoalsCard } from './goals-card';

const sample = demoHousehold();

const goals = ['Trip', 'Boat', 'Home', 'Car'].map((name, order) => ({
  id: name,
  name,
  target: cents(1_200_00),
  date: null,
  promises: [],
  contributions: [],
  order,
  madeOn: isoDate('2025-06-01'),
}));

// Covers P3-B5-12.
it('shows the three most important goals with their pace', async () => {
  renderScreen(<GoalsCard />, { backend: fakeBackend({ ...sample, goals }) });
  expect(await screen.findByText('Trip')).toBeInTheDocument();
  expect(screen.getAllByRole('progressbar')).toHaveLength(3);
  expect(screen.getAllByText('nothing added lately')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All goals' })).toHaveAttribute('href', '/goals');
});
