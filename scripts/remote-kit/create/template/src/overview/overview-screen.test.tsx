import { demoHousehold } from '@halyard/shared-contracts/demo';
import { formatUsd } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { render, screen } from '@testing-library/react';
import { OverviewScreen } from './overview-screen';
import { stories } from './overview.stories';

test('each account is shown with its own balance', async () => {
  const household = demoHousehold();
  renderScreen(<OverviewScreen />, { backend: fakeBackend(household) });
  for (const { name, balance } of household.accounts) {
    const row = (await screen.findByText(name)).closest('li');
    if (balance !== null) expect(row).toHaveTextContent(formatUsd(balance));
  }
});

test.each(Object.entries(stories))('the story "%s" can be drawn', (_, Story) => {
  render(<Story />);
  expect(screen.getByRole('heading', { name: 'Your accounts' })).toBeInTheDocument();
});
