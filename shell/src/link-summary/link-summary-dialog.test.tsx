import { addDays, type Category, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { LinkSummary } from './link-summary';

const FIRST = isoDate('2025-01-02');

/** Builds six payments, thirty days apart, the last one at the end of May 2025. */
const monthly = (merchant: string, amount: number, category: Category) =>
  Array.from({ length: 6 }, (_, index) =>
    transaction({ merchant, category, amount: cents(amount), date: addDays(FIRST, index * 30) }),
  );

const linked = financialData({
  source: 'own',
  accounts: [account({ institution: 'Tartan Bank' }), account({ source: 'manual' })],
  liabilities: [liability({ institution: 'Platypus Bank' })],
  transactions: [
    ...monthly('City Power', -9_000, 'Utilities'),
    ...monthly('Transfer to savings', -20_000, 'Savings'),
    ...monthly('Acme', 200_000, 'Salary'),
    ...monthly('Interest Payment', 412, 'Interest Income'),
  ],
});

const open = (route: string, data = linked) =>
  renderScreen(<LinkSummary />, {
    backend: fakeBackend(data),
    route,
    now: new Date('2025-06-10T12:00:00Z'),
  });

test('home after linking names what the bank brought, and each count leads to its screen', async () => {
  open('/?found=1');
  const dialog = within(
    await screen.findByRole('dialog', { name: '2 accounts, 1 bill, 1 payday – is this right?' }),
  );
  const links = dialog.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 accountsTartan Bank, Platypus Bank', '/accounts'],
    ['1 billNext: City Power, July 2', '/cashflow'],
    ['1 paydayNext: Acme, July 2', '/income'],
  ]);
});

test('a bank without a rhythm has no bills and no paydays yet', async () => {
  open('/?found=1', { ...linked, transactions: [] });
  const dialog = within(await screen.findByRole('dialog', { name: /^2 accounts, 0 bills, 0 pay/ }));
  expect(dialog.getAllByText('None found yet')).toHaveLength(2);
});

test('Looks right closes the question and leaves home', async () => {
  const { user, location } = open('/?found=1');
  await user.click(await screen.findByRole('button', { name: 'Looks right' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location()).toBe('/');
});

test.each(['/', '/accounts?found=1'])('%s asks nothing', (route) => {
  open(route);
  expect(screen.queryByRole('dialog')).toBeNull();
});
