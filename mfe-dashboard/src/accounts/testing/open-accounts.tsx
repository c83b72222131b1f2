import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, within } from '@testing-library/react';
import { AccountsScreen } from '../accounts-screen';

export const checking = account({
  id: 'acc-1',
  name: 'Everyday Checking',
  institution: 'Mint Bank',
  balance: cents(40_000),
  mask: '4417',
});
const savings = account({
  id: 'acc-2',
  name: 'Rainy Day',
  type: 'savings',
  institution: 'Alpine Bank',
  balance: cents(900_000),
});
export const card = liability({
  id: 'liab-1',
  name: 'Blue Card',
  institution: 'Zephyr Bank',
  balance: cents(50_000),
});

export const groceries = transaction({
  accountId: 'acc-1',
  merchant: 'Corner Market',
  amount: cents(-4_250),
  date: isoDate('2025-06-20'),
});

/** Builds sample data with two accounts, one card, and one purchase on June 30, 2025. A test can override each part. */
export const ours = (part: Parameters<typeof financialData>[0] = {}) =>
  financialData({
    source: 'sample',
    accounts: [checking, savings],
    liabilities: [card],
    transactions: [groceries],
    ...part,
  });

export function openAccounts(backend = fakeBackend(ours()), route = '/accounts') {
  const view = renderScreen(
    <>
      <AccountsScreen />
      <ToastRegion />
    </>,
    { backend, route },
  );
  return { ...view, backend };
}

export const cards = async () => {
  const articles = await screen.findAllByRole('article');
  return articles.map((article) => within(article).getByRole('heading').textContent);
};
export const cardOf = (name: string) => screen.findByRole('article', { name });
