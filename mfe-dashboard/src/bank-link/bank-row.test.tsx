import type { BankStatus } from '@halyard/shared-contracts/wire';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankRow } from './bank-row';

type Bank = BankStatus['items'][number];

const bank = (part: Partial<Bank>): Bank => ({
  id: 'item-1',
  institution: 'First Platypus Bank',
  status: 'ok',
  as_of: null,
  accounts: 2,
  ...part,
});

const open = (part: Partial<Bank>) => {
  const onLink = jest.fn();
  render(<BankRow bank={bank(part)} onLink={onLink} />);
  return onLink;
};

describe('BankRow', () => {
  it.each<[Bank['status'], string]>([
    ['ok', 'Up to date'],
    ['syncing', 'Getting your transactions...'],
    ['bank_down', 'Bank is not answering'],
  ])('says of a bank that is %s: %s', (status, label) => {
    open({ status });
    expect(screen.getByText(label)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[Bank['status'], string, string, string | undefined]>([
    ['needs_login', 'Sign-in needed', 'Sign in again', 'item-1'],
    ['expiring', 'Connection ends soon', 'Sign in again', 'item-1'],
    ['revoked', 'Access was withdrawn', 'Connect again', undefined],
  ])('says of a bank that is %s: %s, and offers: %s', async (status, label, button, itemId) => {
    const onLink = open({ status });
    expect(screen.getByText(label)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(onLink.mock.calls).toEqual([[itemId]]);
  });

  it.each([
    [0, '0 accounts'],
    [1, '1 account'],
    [2, '2 accounts'],
  ])('counts %i', (accounts, text) => {
    open({ accounts });
    expect(screen.getByText(text)).toBeVisible();
  });
});
