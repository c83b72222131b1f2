import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  transaction,
} from '@halyard/shared-contracts/testing';
import { encodeAccount, encodeLiability, encodeTransaction } from '@halyard/shared-contracts/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installFakePlaid, LINK_TOKEN } from '../../link/testing/fake-plaid';
import { openAccounts } from '../testing/open-accounts';

const jar = account({ id: 'acc-jar', name: 'Jar', source: 'manual' });
const box = account({ id: 'acc-box', name: 'Box', source: 'manual' });

const open = (backend = fakeBackend(financialData()), route = '/accounts?add=1') =>
  openAccounts(backend, route);

const manualForm = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add a manual account' }));
  return within(screen.getByRole('dialog', { name: 'Add a manual account' }));
};

describe('adding an account', () => {
  it('focuses the first field of the manual form', async () => {
    const { user } = open();
    const form = await manualForm(user);
    expect(form.getByLabelText('Type')).toHaveFocus();
  });

  it('asks for the value of a home instead of its balance', async () => {
    const { user } = open();
    const form = await manualForm(user);
    expect(form.getByLabelText('Balance')).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('Type'), 'Home');
    expect(form.getByLabelText('Value today')).toBeInTheDocument();
    expect(form.queryByLabelText('Balance')).not.toBeInTheDocument();
  });

  // Covers P1-2.7-1.
  it('opens with ?add=1 and removes it from the address when closed', async () => {
    const { user, location } = open();
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an account' }));
    expect(dialog.getByRole('button', { name: 'Connect a bank' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(location()).toBe('/accounts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('hides its dialog while the bank’s window is open, and then shows the result', async () => {
    const plaid = installFakePlaid();
    const backend = fakeBackend(financialData(), {
      'POST /api/plaid/create-link-token': LINK_TOKEN,
    });
    const { user } = open(backend);
    await user.click(await screen.findByRole('button', { name: 'Connect a bank' }));
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => plaid.opened[0]!.onExit({ display_message: 'The bank is closed.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an account' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Connection Error: The bank is closed.');
    delete window.Plaid;
  });

  // Covers P1-2.7-1, R-3.1.
  it('opens from the button', async () => {
    const { user } = open(fakeBackend(financialData()), '/accounts');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Add Account' })[0]!);
    expect(screen.getByRole('dialog', { name: 'Add an account' })).toBeInTheDocument();
  });

  it('says that an own account replaces the sample data', async () => {
    open(fakeBackend(financialData({ source: 'sample', accounts: [account()] })));
    expect(
      await screen.findByText('An account of your own takes the place of the sample figures.'),
    ).toBeInTheDocument();
  });

  it('names missing fields, saves, and reverts on Undo', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(financialData(), {
      'POST /api/finance/accounts': async (request) => {
        sent.push(await request.json());
        return { account: encodeAccount(jar) };
      },
      'DELETE /api/finance/accounts/acc-jar': { success: true },
    });
    const { user } = open(backend);
    const form = await manualForm(user);
    await user.click(form.getByRole('button', { name: 'Add account' }));
    expect(form.getByText('Give it a name')).toBeInTheDocument();
    await user.type(form.getByLabelText('Name'), 'Jar');
    await user.type(form.getByLabelText('Balance'), '120.50');
    await user.selectOptions(form.getByLabelText('Type'), 'Savings');
    await user.click(form.getByRole('button', { name: 'Add account' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ name: 'Jar', balance: 120.5, institution: 'Manual', type: 'savings' }]);
    expect(backend.calls).toContain('DELETE /api/finance/accounts/acc-jar');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves a debt with its terms', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(financialData(), {
      'POST /api/finance/liabilities': async (request) => {
        sent.push(await request.json());
        return { liability: encodeLiability(liability({ name: 'Car' })) };
      },
    });
    const { user } = open(backend);
    const form = await manualForm(user);
    await user.selectOptions(form.getByLabelText('Type'), 'Auto loan');
    await user.type(form.getByLabelText('Name'), 'Car');
    await user.type(form.getByLabelText('Amount owed'), '9000');
    await user.type(form.getByLabelText('Interest rate (% a year)'), '4.25');
    await user.click(form.getByRole('button', { name: 'Add account' }));
    await screen.findByText('Car added');
    expect(sent[0]).toMatchObject({ type: 'auto_loan', balance: 9_000, interest_rate: 4.25 });
  });

  it.each([
    [400, 'That name is taken'],
    [413, 'This was not saved, because your storage here is full. Sign up to have more room'],
  ])('keeps the form open and shows the reason after a %i response', async (status, sentence) => {
    const backend = fakeBackend(financialData(), {
      'POST /api/finance/accounts': () => failure(status, sentence),
    });
    const { user } = open(backend);
    const form = await manualForm(user);
    await user.type(form.getByLabelText('Name'), 'Jar');
    await user.type(form.getByLabelText('Balance'), '1');
    await user.click(form.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(form.getByLabelText('Name')).toHaveValue('Jar');
  });
});

describe('Transfer', () => {
  const transfer = async (user: ReturnType<typeof open>['user'], name: string) => {
    const card = await screen.findByRole('article', { name });
    await user.click(within(card).getByRole('button', { name: 'Transfer' }));
    return within(screen.getByRole('dialog', { name: 'Transfer' }));
  };

  // Covers P1-2.7-8, R-3.1.
  it('says that the product is read-only and offers to add manual accounts', async () => {
    const accounts = [jar, account({ name: 'Bank' })];
    const { user, location } = open(fakeBackend(financialData({ accounts })), '/accounts');
    const panel = await transfer(user, 'Bank');
    expect(panel.getByText(/Halyard is read-only: it never moves money/)).toBeInTheDocument();
    expect(panel.getByText(/You have one manual account so far/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Add a manual account' }));
    expect(location()).toBe('/accounts?add=1');
  });

  // Covers P1-2.7-8.
  it('records a transfer between two manual accounts and reverts it on Undo', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(financialData({ source: 'sample', accounts: [jar, box] }), {
      'POST /api/finance/transfers': async (request) => {
        sent.push(await request.json());
        return {
          transactions: [transaction({ id: 'txn-out' }), transaction({ id: 'txn-in' })].map(
            encodeTransaction,
          ),
        };
      },
      'DELETE /api/finance/transactions/txn-out': { success: true },
      'DELETE /api/finance/transactions/txn-in': { success: true },
    });
    const { user } = open(backend, '/accounts');
    const panel = await transfer(user, 'Box');
    expect(panel.getByLabelText('From')).toHaveValue('acc-box');
    await user.type(panel.getByLabelText('Amount'), '25');
    await user.click(panel.getByRole('button', { name: 'Record transfer' }));
    await screen.findByText('Transfer recorded');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(backend.calls).toEqual(
      expect.arrayContaining([
        'DELETE /api/finance/transactions/txn-out',
        'DELETE /api/finance/transactions/txn-in',
      ]),
    );
    expect(sent).toEqual([
      {
        from_account_id: 'acc-box',
        to_account_id: 'acc-jar',
        amount: 25,
        date: '2025-06-30',
        note: null,
      },
    ]);
  });

  it('rejects a transfer of $0 or to the same account', async () => {
    const { user } = open(fakeBackend(financialData({ accounts: [jar, box] })), '/accounts');
    const panel = await transfer(user, 'Jar');
    await user.selectOptions(panel.getByLabelText('To'), 'Jar');
    await user.click(panel.getByRole('button', { name: 'Record transfer' }));
    expect(panel.getByText('Choose another account')).toBeInTheDocument();
    expect(panel.getByText('Enter an amount above $0.00')).toBeInTheDocument();
  });
});
