import { isoDate, type Transaction } from '@halyard/shared-contracts/finance';
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
import type { UserEvent } from '@testing-library/user-event';
import { TransactionsScreen } from '../transactions-screen';

/** It is noon in the time zone of the suite. */
const NOW = new Date(2025, 5, 30, 12);

export const market = transaction({
  id: 'txn-market',
  accountId: 'acc-1',
  merchant: 'Corner Market',
  category: 'Groceries',
  amount: cents(-4_250),
  date: isoDate('2025-06-30'),
});
const pay = transaction({
  id: 'txn-pay',
  accountId: 'acc-1',
  merchant: 'Acme Studio',
  category: 'Salary',
  amount: cents(220_000),
  date: isoDate('2025-06-13'),
});
const cardPayment = transaction({
  id: 'txn-card',
  accountId: 'liab-1',
  merchant: 'Card Payment',
  category: 'Transfer',
  amount: cents(-50_000),
  date: isoDate('2025-05-20'),
});
export const manual = transaction({
  id: 'txn-manual',
  accountId: 'acc-gone',
  merchant: 'Yard Sale',
  category: 'Other',
  amount: cents(-999),
  date: isoDate('2025-01-02'),
  source: 'manual',
});

/** Builds a user with one account, one card, and the four transactions above. A test can override them. */
export const ours = (transactions: readonly Transaction[] = [market, pay, cardPayment, manual]) =>
  financialData({
    accounts: [account({ id: 'acc-1', name: 'Everyday Checking' })],
    liabilities: [liability({ id: 'liab-1', name: 'Blue Card' })],
    transactions,
  });

afterEach(() => jest.useRealTimers());

/** The screen opens on June 30, 2025, with real timers. */
export function openTransactions(route = '/transactions', backend = fakeBackend(ours())) {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
  });
  const view = renderScreen(
    <>
      <TransactionsScreen />
      <ToastRegion />
    </>,
    { backend, route, now: NOW },
  );
  return { ...view, backend };
}

export const table = () => screen.findByRole('table', { name: 'Transactions' });

/** Returns the merchants of the visible rows in order. */
export async function merchants() {
  const names = (await table()).querySelectorAll('[id^="merchant-"]');
  return Array.from(names, ({ textContent }) => textContent);
}

export async function rowOf(merchant: string) {
  const rows = within(await table()).getAllByRole('row');
  const row = rows.find(({ textContent }) => textContent?.includes(merchant));
  if (!row) throw new Error(`no row of ${merchant}`);
  return row;
}

export async function openDetails(user: UserEvent, merchant: string) {
  await user.click(within(await rowOf(merchant)).getByRole('button', { name: 'Details' }));
  return within(await screen.findByRole('dialog', { name: merchant }));
}

export function recorder() {
  const sent: unknown[] = [];
  const record = (answer: object) => async (request: Request) => {
    sent.push(request.method === 'DELETE' ? null : await request.json());
    return answer;
  };
  return { sent, record };
}
