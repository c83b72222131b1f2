import { account, fakeBackend, liability } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { cards, openAccounts, ours } from '../testing/open-accounts';

const bank = account({ id: 'acc-bank', name: 'Studio', mask: '2208', institution: 'Mint Bank' });
const copied = { ...bank, id: 'acc-copied', source: 'manual' as const };
const card = liability({ id: 'debt-bank', name: 'Card', mask: '7745', institution: 'Mint Bank' });
const copiedCard = { ...card, id: 'debt-copied', source: 'manual' as const };

const open = (part: Parameters<typeof ours>[0]) =>
  openAccounts(fakeBackend(ours({ source: 'own', liabilities: [], ...part })));

test('an account of a copy whose bank is connected again is named, and its details open', async () => {
  const { user } = open({ accounts: [copied, bank], liabilities: [copiedCard, card] });
  const region = within(await screen.findByRole('region', { name: '2 accounts count twice' }));
  await user.click(region.getByRole('button', { name: 'Studio' }));
  expect(await screen.findByRole('button', { name: 'Remove account' })).toBeInTheDocument();
});

test.each([
  ['only the copy', [copied]],
  ['another account of the bank', [copied, { ...bank, mask: '1111' }]],
  ['another bank', [copied, { ...bank, institution: 'Zephyr Bank' }]],
  [
    'an account that was entered by hand',
    [
      { ...copied, mask: null },
      { ...bank, mask: null },
    ],
  ],
  ['a closed account', [{ ...copied, closed: true }, bank]],
])('nothing counts twice with %s', async (_, accounts) => {
  open({ accounts });
  await cards();
  expect(screen.queryByRole('region', { name: /twice$/ })).not.toBeInTheDocument();
});
