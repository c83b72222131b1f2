import { sidebarGroups } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { AccountSummary } from './account-summary';

const GROUPS = sidebarGroups([], []).map(({ group }) => group);

const group = (name: string) => within(screen.getByRole('group', { name }));

// Covers P1-2.3-14, P1-2.3-15.
test('the groups follow the order of the specification, and an empty group shows a message', async () => {
  renderScreen(<AccountSummary />, { backend: fakeBackend(financialData()) });
  expect(screen.getByRole('status')).toHaveTextContent('Loading accounts...');
  await screen.findByRole('group', { name: 'CASH' });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(GROUPS);
  expect(screen.getAllByText('No accounts')).toHaveLength(GROUPS.length);
  // A screen beside the sidebar may have a landmark named Cash.
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

// Covers P1-2.3-16.
test('debts have a minus sign, and every account has its short label', async () => {
  const backend = fakeBackend(
    financialData({
      accounts: [
        account({ name: 'Everyday Checking', balance: cents(123_456) }),
        account({ name: 'Old Roth IRA', type: 'retirement', balance: cents(50_000) }),
      ],
      liabilities: [
        liability({ name: 'Platinum Visa', balance: cents(70_012) }),
        liability({ name: 'Navient', type: 'student_loan', balance: cents(900_000) }),
      ],
    }),
  );
  renderScreen(<AccountSummary />, { backend });
  await screen.findByRole('group', { name: 'CASH' });
  expect(group('CASH').getByText('Checking')).toBeVisible();
  expect(group('CASH').getByText('$1,234.56')).toBeVisible();
  expect(group('CREDIT').getByText('Visa')).toBeVisible();
  expect(group('CREDIT').getByText('−$700.12')).toBeVisible();
  expect(group('LOANS').getByText('Student Loan')).toBeVisible();
  expect(group('TRACKING').getByText('IRA')).toBeVisible();
});

test('a failed read shows an error and can be tried again', async () => {
  const backend = fakeBackend(financialData({ accounts: [account()] }));
  backend.on('GET /api/finance/accounts', () => failure(404, 'Not found'));
  const { user } = renderScreen(<AccountSummary />, { backend });
  await screen.findByRole('alert');
  backend.on('GET /api/finance/accounts', () =>
    fakeBackend(financialData({ accounts: [account()] })).fetch(
      'http://localhost/api/finance/accounts',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('group', { name: 'CASH' })).toBeVisible();
});

// Covers P1-2.3-18.
test('+ Add Account leads to the accounts screen with linking open', async () => {
  const { user, location } = renderScreen(<AccountSummary />, {
    backend: fakeBackend(financialData()),
  });
  await user.click(screen.getByRole('link', { name: '+ Add Account' }));
  expect(location()).toBe('/accounts?add=1');
});
