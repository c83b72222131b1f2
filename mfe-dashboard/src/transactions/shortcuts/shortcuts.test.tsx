import { fakeBackend, transaction } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { merchants, openTransactions, ours, table } from '../testing/open-transactions';

describe('the keyboard shortcuts', () => {
  const focusedRow = () => document.activeElement?.closest('[role="row"]')?.textContent ?? '';

  it('move through the rows with j and k', async () => {
    const { user } = openTransactions();
    await table();
    await user.keyboard('j');
    expect(focusedRow()).toContain('Corner Market');
    await user.keyboard('jj');
    expect(focusedRow()).toContain('Card Payment');
    await user.keyboard('k');
    expect(focusedRow()).toContain('Acme Studio');
    await user.keyboard('kkk');
    expect(focusedRow()).toContain('Corner Market');
  });

  it('scroll to a row that is not drawn yet', async () => {
    const many = Array.from({ length: 60 }, (_, at) => transaction({ merchant: `Shop ${at}.` }));
    const { user } = openTransactions('/transactions', fakeBackend(ours(many)));
    await table();
    await user.keyboard('j'.repeat(40));
    expect(focusedRow()).toContain('Shop 39.');
    expect((await table()).parentElement?.scrollTop).toBeGreaterThan(1_000);
  });

  it('start at the top after another search', async () => {
    const many = Array.from({ length: 60 }, (_, at) => transaction({ merchant: `Shop ${at}.` }));
    const { user } = openTransactions('/transactions', fakeBackend(ours(many)));
    await table();
    await user.keyboard(`${'j'.repeat(40)}/s`);
    expect((await table()).parentElement?.scrollTop).toBe(0);
    expect((await merchants())[0]).toBe('Shop 0.');
    screen.getByRole('searchbox').blur();
    await user.keyboard('j');
    expect(focusedRow()).toContain('Shop 0.');
  });

  it('open the details with Enter and the category with e', async () => {
    const { user } = openTransactions();
    await table();
    await user.keyboard('j{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Corner Market' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await user.keyboard('je');
    const next = await screen.findByRole('dialog', { name: 'Acme Studio' });
    expect(within(next).getByRole('combobox', { name: 'Category' })).toHaveFocus();
  });

  it('focus the search with /, and clear and leave it with Esc', async () => {
    const { user } = openTransactions();
    await table();
    await user.keyboard('/');
    const box = screen.getByRole('searchbox');
    expect(box).toHaveFocus();
    await user.keyboard('jk/');
    expect(box).toHaveValue('jk/');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
  });

  it('are listed with ? and can be switched off', async () => {
    const { user } = openTransactions();
    await table();
    await user.keyboard('?');
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(sheet).getByRole('switch', { name: 'Use single-key shortcuts' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('leave one Tab stop for all rows', async () => {
    openTransactions();
    const buttons = within(await table()).getAllByRole('button', { name: 'Details' });
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  });
});
