import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { AccountMenuItems } from './account-menu-items';

const VISITOR = { userId: 'demo_user', email: null, ownData: false };
const PERSON = { userId: 'u1', email: 'ana@example.com', ownData: false };

test('the account menu leads a visitor to Settings, and lets a user log out', async () => {
  const backend = fakeBackend(financialData(), { 'GET /api/auth/session': VISITOR });
  const visit = renderScreen(<AccountMenuItems />, { backend });
  expect(await screen.findByText('You are visiting without an account')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  visit.unmount();
  backend.on('GET /api/auth/session', PERSON);
  backend.on('POST /api/auth/log-out', { success: true });
  const { user, location } = renderScreen(<AccountMenuItems />, { backend });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location()).toBe('/log-in'));
});
