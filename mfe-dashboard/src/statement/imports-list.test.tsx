import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ImportsList } from './imports-list';

it('shows the local day of an import', async () => {
  const made = {
    id: 'imp-1',
    account_id: 'acc-1',
    file_name: 'june.csv',
    format: 'csv',
    added: 2,
    skipped: 0,
    edited: 0,
    first_day: '2025-06-01',
    last_day: '2025-06-30',
    imported_at: new Date(2025, 5, 30, 23, 30).toISOString(),
    undone_at: null,
  };
  const backend = fakeBackend(financialData(), {
    'GET /api/finance/statements': { imports: [made] },
  });
  const { user } = renderScreen(<ImportsList accountId="acc-1" />, { backend });
  await user.click(await screen.findByRole('button', { name: 'Imported statements' }));
  expect(screen.getByText('2 transactions on June 30, 2025')).toBeVisible();
});
