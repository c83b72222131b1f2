import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankRow } from './bank-row';
import type { Bank } from './bank-state';

const bank = (part: Partial<Bank>): Bank => ({
  id: 'item-1',
  institution: 'First Platypus Bank',
  status: 'ok',
  as_of: null,
  accounts: 2,
  history: 'complete',
  disconnect_at: null,
  new_accounts: false,
  retrying: false,
  kept_out: 0,
  ...part,
});

const open = (part: Partial<Bank>) => {
  const onLink = jest.fn();
  const onRemove = jest.fn();
  render(
    <ul>
      <BankRow bank={bank(part)} isRemoving={false} onLink={onLink} onRemove={onRemove} />
    </ul>,
  );
  return { onLink, onRemove };
};

const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('BankRow', () => {
  it.each<[Bank['status'], string]>([
    ['ok', 'Up to date'],
    ['syncing', 'Getting your transactions...'],
    ['bank_down', 'Bank is not answering'],
  ])('shows a bank that is %s as “%s” and offers only to remove it', (status, label) => {
    open({ status });
    expect(screen.getByText(label)).toBeVisible();
    expect(buttons()).toEqual(['Remove']);
  });

  it.each<[Bank['status'], string, string, string | undefined]>([
    ['needs_login', 'Sign-in needed', 'Sign in again', 'item-1'],
    ['expiring', 'Connection ends soon', 'Sign in again', 'item-1'],
    ['revoked', 'Access was withdrawn', 'Connect again', undefined],
  ])('shows a bank that is %s as “%s” and offers: %s', async (status, label, button, itemId) => {
    const { onLink } = open({ status });
    expect(screen.getByText(label)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(onLink.mock.calls).toEqual([[itemId]]);
  });

  it.each<[Bank['status'], RegExp]>([
    ['needs_login', /^First Platypus Bank asks you to sign in again/],
    ['expiring', /^Sign in again to keep First Platypus Bank connected/],
    ['revoked', /^First Platypus Bank no longer shares data/],
    ['bank_down', /^First Platypus Bank is not answering/],
  ])('names the bank that is %s', (status, words) => {
    open({ status });
    expect(screen.getByText(words)).toBeVisible();
  });

  it('says that a failed sync is tried again, until it succeeds', () => {
    open({ retrying: true });
    expect(screen.getByText('Trying again')).toBeVisible();
    expect(screen.getByText(/^First Platypus Bank could not be read just now/)).toBeVisible();
    expect(screen.queryByText('Up to date')).toBeNull();
  });

  it.each([
    [0, null],
    [1, '1 record from First Platypus Bank could not be read and is left out.'],
    [2, '2 records from First Platypus Bank could not be read and are left out.'],
  ])('says that %i rows were left out', (count, words) => {
    open({ kept_out: count });
    expect(screen.queryByText(/could not be read/)?.textContent ?? null).toBe(words);
  });

  it.each([
    [0, '0 accounts'],
    [1, '1 account'],
    [2, '2 accounts'],
  ])('counts %i', (accounts, text) => {
    open({ accounts });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows when its figures were confirmed', () => {
    open({ as_of: '2025-06-30T10:00:00Z' });
    expect(screen.getByText(/as of Jun 30/)).toBeVisible();
  });

  it('shows when the bank ends the connection', () => {
    open({ status: 'expiring', disconnect_at: '2026-11-25T17:00:00.000Z' });
    expect(screen.getByText('Connection ends on November 25, 2026')).toBeVisible();
  });

  it.each<[Bank['history'], number, (string | null)[], string | null]>([
    ['pending', 0, ['Accounts: under way', 'Last 30 days: to come'], 'Accounts'],
    ['pending', 2, ['Accounts: done', 'Last 30 days: under way'], 'Last 30 days'],
    ['initial', 2, ['Accounts: done', 'Last 30 days: done'], 'Full history'],
  ])('shows the steps of a %s history with %i accounts', (history, accounts, first, at) => {
    open({ status: 'syncing', history, accounts });
    const list = within(screen.getByRole('list', { name: 'History from First Platypus Bank' }));
    const steps = list.getAllByRole('listitem');
    expect(steps).toHaveLength(3);
    expect(steps.slice(0, 2).map((step) => step.getAttribute('aria-label'))).toEqual(first);
    expect(steps.find((step) => step.getAttribute('aria-current'))?.textContent).toBe(at);
  });

  it.each<[string, Partial<Bank>]>([
    ['complete', { history: 'complete' }],
    ['cut off by a withdrawn access', { history: 'initial', status: 'revoked' }],
  ])('shows no steps of a history that is %s', (_, part) => {
    open(part);
    expect(screen.queryByRole('list', { name: /^History/ })).toBeNull();
  });

  it('offers to choose accounts that are not shared yet', async () => {
    const { onLink } = open({ new_accounts: true });
    expect(
      screen.getByText('First Platypus Bank has accounts that you have not shared yet.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose accounts' }));
    expect(onLink.mock.calls).toEqual([['item-1']]);
  });

  it('offers no accounts of a bank that must be linked again', () => {
    open({ new_accounts: true, status: 'revoked' });
    expect(buttons()).toEqual(['Connect again', 'Remove']);
  });

  it('asks for confirmation before it removes the bank', async () => {
    const { onRemove } = open({});
    await userEvent.click(screen.getByRole('button', { name: 'Remove First Platypus Bank' }));
    expect(onRemove).not.toHaveBeenCalled();
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove First Platypus Bank?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
