import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { useShellSessionQuery } from '../auth-api';
import { StorageNotice } from './storage-notice';

const STORAGE = {
  rows: { used: 20_000, most: 25_000 },
  bytes: { used: 3_250_586, most: 16_777_216 },
};

function SessionCame() {
  return <p>{useShellSessionQuery().data ? 'came' : 'waiting'}</p>;
}

const open = (storage?: object) =>
  renderScreen(
    <>
      <StorageNotice />
      <SessionCame />
    </>,
    {
      backend: fakeBackend(financialData(), {
        'GET /api/auth/session': { userId: 'u', email: null, ownData: true, storage },
      }),
    },
  );

test.each([
  ['sign-up', 'With an account you have more room.', 'Sign up', '/sign-up'],
  [
    'confirm-email',
    'Confirm your email address to have more room.',
    'Account and security',
    '/account',
  ],
  ['delete', 'Delete accounts or statements that you no longer need.', 'Your data', '/your-data'],
])(
  'a notice says that storage is nearly full and links to a solution: %s',
  async (advice, hint, name, to) => {
    open({ ...STORAGE, advice });
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', to);
    expect(screen.getByRole('region', { name: 'Storage' })).toHaveTextContent(
      `Your storage is nearly full: 20,000 of 25,000 rows and 3.1 of 16 MB are used. ${hint}`,
    );
  },
);

test('no notice is shown while there is room', async () => {
  open();
  await screen.findByText('came');
  expect(screen.queryByRole('region', { name: 'Storage' })).toBeNull();
});
