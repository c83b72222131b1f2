import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  holding,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing';
import { encodeAccount, encodeLiability } from '@halyard/shared-contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { card, cardOf, checking, groceries, openAccounts, ours } from '../testing/open-accounts';

describe('the details of an account', () => {
  const details = async (user: ReturnType<typeof openAccounts>['user'], name: string) => {
    await user.click(within(await cardOf(name)).getByRole('button', { name: 'View Details' }));
    return within(await screen.findByRole('dialog', { name }));
  };

  // Covers P1-2.7-8, R-3.1.
  it('show its institution, its history, and its recent transactions', async () => {
    const transactions = [
      groceries,
      ...Array.from({ length: 5 }, (_, at) =>
        transaction({ accountId: 'acc-1', merchant: `Shop ${at}`, date: isoDate('2025-05-01') }),
      ),
      transaction({ accountId: 'acc-2', merchant: 'Elsewhere' }),
    ];
    const { user } = openAccounts(fakeBackend(ours({ transactions })));
    const panel = await details(user, 'Everyday Checking');
    expect(panel.getByText('Mint Bank')).toBeInTheDocument();
    expect(panel.getByText('Balance history')).toBeInTheDocument();
    expect(panel.getByText('Corner Market')).toBeInTheDocument();
    expect(panel.queryByText('Shop 4')).not.toBeInTheDocument();
    expect(panel.queryByText('Elsewhere')).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'View all 6 transactions' })).toHaveAttribute(
      'href',
      '/transactions?account=acc-1',
    );
  });

  it('print a foreign amount without a dollar sign', async () => {
    const accounts = [account({ id: 'acc-e', name: 'Abroad', currency: 'EUR' })];
    const liabilities = [
      liability({ id: 'liab-e', name: 'Kredit', currency: 'EUR', monthlyPayment: cents(5_000) }),
    ];
    const transactions = ['acc-e', 'liab-e'].map((accountId) =>
      transaction({ accountId, currency: 'EUR', date: isoDate('2025-06-20') }),
    );
    const { user } = openAccounts(fakeBackend(ours({ accounts, liabilities, transactions })));
    for (const name of ['Abroad', 'Kredit']) {
      expect(await cardOf(name)).not.toHaveTextContent('$');
      await user.click(within(await cardOf(name)).getByRole('button', { name: 'View Details' }));
      const panel = await screen.findByRole('dialog', { name });
      expect(panel).not.toHaveTextContent('$');
      await user.click(within(panel).getByRole('button', { name: 'Close' }));
    }
  });

  it('show when the bank confirmed the balance', async () => {
    const accounts = [account({ name: 'Jar', asOf: '2025-06-30T10:15:00Z' })];
    const { user } = openAccounts(fakeBackend(ours({ accounts })));
    const panel = await details(user, 'Jar');
    expect(panel.getByText(/^as of /)).toHaveAttribute('dateTime', '2025-06-30T10:15:00Z');
  });

  it('open from the address and list the holdings of an investment account', async () => {
    const fund = account({ id: 'acc-7', name: 'Fund Account', type: 'brokerage' });
    const holdings = [holding({ accountId: 'acc-7' }), holding({ accountId: 'x', name: 'Not' })];
    openAccounts(fakeBackend(ours({ accounts: [fund], holdings })), '/accounts?details=acc-7');
    const panel = within(await screen.findByRole('dialog', { name: 'Fund Account' }));
    expect(await panel.findByText('Total Market Fund')).toBeInTheDocument();
    expect(panel.queryByText('Not')).not.toBeInTheDocument();
    expect(panel.getByText(/less than the balance/)).toHaveTextContent('$500.00');
  });

  it('show an error when the holdings cannot be loaded', async () => {
    const fund = account({ id: 'acc-7', type: 'brokerage' });
    const backend = fakeBackend(ours({ accounts: [fund] }));
    backend.on('GET /api/finance/holdings', () => failure(400, 'No'));
    openAccounts(backend, '/accounts?details=acc-7');
    expect(await screen.findByText('The holdings could not be loaded.')).toBeInTheDocument();
  });

  it('remove the account from the address when they close', async () => {
    const { user, location } = openAccounts(fakeBackend(ours()), '/accounts?details=acc-1');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/accounts'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('show the terms of a debt', async () => {
    const { user } = openAccounts();
    const panel = await details(user, 'Blue Card');
    expect(panel.getByText('Credit limit').nextElementSibling).toHaveTextContent('$5,000.00');
    expect(panel.getByText('Interest rate').nextElementSibling).toHaveTextContent('19.99%');
    expect(panel.queryByText('Monthly payment')).not.toBeInTheDocument();
  });

  it('offer no change of a sample account', async () => {
    const accounts = [account({ name: 'Jar', source: 'sample' })];
    const { user } = openAccounts(fakeBackend(ours({ accounts })));
    const panel = await details(user, 'Jar');
    expect(panel.queryByRole('button', { name: /Edit|Rename|Remove/ })).not.toBeInTheDocument();
  });

  it('rename a bank account and revert it on Undo', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/accounts/acc-1': async (request) => {
        sent.push(await request.json());
        return { account: encodeAccount(checking) };
      },
    });
    const { user } = openAccounts(backend);
    const panel = await details(user, 'Everyday Checking');
    expect(panel.queryByRole('button', { name: /Edit|Remove/ })).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Rename account' }));
    await user.clear(panel.getByRole('textbox', { name: 'Name' }));
    await user.type(panel.getByRole('textbox', { name: 'Name' }), ' Bills ');
    await user.click(panel.getByRole('button', { name: 'Save name' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ name: 'Bills' }, { name: 'Everyday Checking' }]);
  });

  //
  it('choose the type of a bank account that the bank does not name', async () => {
    const unknown = account({ id: 'acc-u', name: 'Flex', type: 'other', typeKnown: false });
    const sent: unknown[] = [];
    const backend = fakeBackend(ours({ accounts: [unknown] }), {
      'PATCH /api/finance/accounts/acc-u': async (request) => {
        sent.push(await request.json());
        return { account: encodeAccount(unknown) };
      },
    });
    const { user } = openAccounts(backend);
    const panel = await details(user, 'Flex');
    expect(panel.getByText('What is this account?')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Save type' })).toBeDisabled();
    await user.selectOptions(panel.getByRole('combobox', { name: 'Type' }), 'Savings');
    await user.click(panel.getByRole('button', { name: 'Save type' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ type: 'savings' }, { type: 'other' }]);
  });

  it('offer no type for a bank account that the bank names', async () => {
    const { user } = openAccounts(fakeBackend(ours()));
    const panel = await details(user, 'Everyday Checking');
    expect(panel.queryByText('What is this account?')).not.toBeInTheDocument();
  });

  it('edit a manual debt and revert it on Undo', async () => {
    const sent: unknown[] = [];
    const manual = { ...card, source: 'manual' as const };
    const backend = fakeBackend(ours({ liabilities: [manual] }), {
      'PATCH /api/finance/liabilities/liab-1': async (request) => {
        sent.push(await request.json());
        return { liability: encodeLiability(manual) };
      },
    });
    const { user } = openAccounts(backend);
    const panel = await details(user, 'Blue Card');
    await user.click(panel.getByRole('button', { name: 'Edit account' }));
    await user.clear(panel.getByRole('textbox', { name: 'Amount owed' }));
    await user.type(panel.getByRole('textbox', { name: 'Amount owed' }), '450');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toMatchObject([
      { balance: 450, type: 'credit_card', interest_rate: 19.99 },
      { balance: 500, type: 'credit_card', interest_rate: 19.99 },
    ]);
  });

  it('remove a manual account after confirmation', async () => {
    const manual = { ...checking, source: 'manual' as const };
    const backend = fakeBackend(ours({ accounts: [manual] }), {
      'DELETE /api/finance/accounts/acc-1': { success: true },
    });
    const { user } = openAccounts(backend);
    const panel = await details(user, 'Everyday Checking');
    await user.click(panel.getByRole('button', { name: 'Remove account' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove Everyday Checking?' });
    expect(question).toHaveTextContent('The account and its transaction go for good.');
    await user.click(within(question).getByRole('button', { name: 'Remove account' }));
    await screen.findByText('Everyday Checking removed');
    expect(backend.calls).toContain('DELETE /api/finance/accounts/acc-1');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
