import { demoHousehold } from '@halyard/shared-contracts/demo';
import { type FinancialData, totalAssets } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { AssetsScreen } from './assets-screen';

const show = (data: FinancialData, backend = fakeBackend(data)) => ({
  backend,
  ...renderScreen(
    <>
      <AssetsScreen />
      <ToastRegion />
    </>,
    { backend },
  ),
});

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Your assets' })).findAllByRole('listitem');

const total = async () =>
  (await screen.findByText('Total Assets', { selector: 'dt' })).nextElementSibling?.textContent;

const own = (...accounts: ReturnType<typeof account>[]) => financialData({ accounts });

describe('AssetsScreen', () => {
  // Covers P2-2.assets-1.
  it('says that it is loading', async () => {
    show(demoHousehold());
    expect(screen.getByText('Loading assets...')).toBeInTheDocument();
    await rows();
  });

  it('leads to the returns and fees of investments', async () => {
    show(demoHousehold());
    expect(await screen.findByRole('link', { name: 'Investments' })).toHaveAttribute(
      'href',
      '/investments',
    );
    await rows();
  });

  // Covers P2-2.assets-2, P2-2.assets-3.
  it('shows the total of the sample and all five assets, largest first', async () => {
    const data = demoHousehold();
    show(data);
    expect(await total()).toBe(formatUsd(totalAssets(data.accounts)));
    const texts = (await rows()).map(({ textContent }) => textContent);
    expect(texts).toHaveLength(5);
    expect(texts[0]).toBe('Roth IRABluebonnet Investments · Retirement$30,154.78');
    expect(screen.getByText('Across 5 accounts')).toBeInTheDocument();
  });

  it('shows which assets are in no total, and why', async () => {
    show(
      own(
        account({ name: 'Main', balance: cents(5_00) }),
        account({ name: 'Lost', balance: null }),
        account({ name: 'Abroad', currency: 'EUR', balance: cents(1_234_50) }),
        account({ name: 'Overdrawn', balance: cents(-7_25) }),
      ),
    );
    expect(await total()).toBe('$5.00');
    expect(screen.getByText('In 1 account')).toBeInTheDocument();
    const list = screen.getByRole('region', { name: 'Your assets' });
    expect(list).toHaveTextContent('–unknownBalance unknown, not in the total');
    expect(list).toHaveTextContent('1,234.50 EURNot in US dollars, not in the total');
    expect(list).toHaveTextContent('−$7.25Overdrawn, adds nothing to the total');
  });

  it('opens the details of an asset with its share of the total', async () => {
    const { user } = show(
      own(
        account({ name: 'Main', balance: cents(75_00), mask: '4417' }),
        account({ balance: cents(25_00) }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Main' }));
    const panel = screen.getByRole('dialog', { name: 'Main' });
    expect(panel).toHaveTextContent('Number ending in4417');
    expect(panel).toHaveTextContent('Share of Total Assets75.0%');
    expect(panel).toHaveTextContent('SourceYour linked bank');
    expect(within(panel).queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no change of the sample', async () => {
    const { user } = show(demoHousehold());
    await user.click(await screen.findByRole('button', { name: 'Roth IRA' }));
    const panel = screen.getByRole('dialog', { name: 'Roth IRA' });
    expect(panel).toHaveTextContent('Sample household');
    expect(within(panel).queryByRole('button', { name: /Edit|Rename|Remove/ })).toBeNull();
  });

  it('adds an asset once it has a name and a balance', async () => {
    const backend = fakeBackend(financialData());
    const bodies: unknown[] = [];
    backend.on('POST /api/finance/accounts', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(financialData(), backend);
    await user.click(await screen.findByRole('button', { name: 'Add asset' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Give it a name')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(bodies).toEqual([]);
    await user.type(screen.getByLabelText('Name'), 'House fund');
    await user.selectOptions(screen.getByLabelText('Type'), 'Brokerage');
    await user.type(screen.getByLabelText('Balance'), '1,250.5');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('House fund added')).toBeInTheDocument();
    expect(bodies).toEqual([
      { name: 'House fund', type: 'brokerage', institution: 'Manual', balance: 1250.5 },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(backend.calls.filter((call) => call === 'GET /api/finance/accounts')).toHaveLength(2),
    );
  });

  it('preserves the input when saving fails', async () => {
    const data = own(account({ id: 'acc-m', name: 'Gold', source: 'manual' }));
    const backend = fakeBackend(data);
    backend.on('PATCH /api/finance/accounts/acc-m', () => failure(503, 'Try later'));
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Gold' }));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Name'), ' bars');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Try later');
    expect(screen.getByLabelText('Name')).toHaveValue('Gold bars');
  });

  it('changes only the name of a bank account', async () => {
    const data = own(account({ id: 'acc-b', name: 'Main' }));
    const backend = fakeBackend(data);
    const bodies: unknown[] = [];
    backend.on('PATCH /api/finance/accounts/acc-b', async (request) => {
      bodies.push(await request.json());
      return {};
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Main' }));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(screen.queryByLabelText('Balance')).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Bills');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Bills updated')).toBeInTheDocument();
    expect(bodies).toEqual([{ name: 'Bills' }]);
  });

  it('removes a manual asset only after a confirmation, and shows a failure', async () => {
    const data = own(account({ id: 'acc-m', name: 'Gold', source: 'manual' }));
    const backend = fakeBackend(data);
    backend.on('DELETE /api/finance/accounts/acc-m', () => failure(500, 'Not now'));
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Gold' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = screen.getByRole('alertdialog', { name: 'Remove Gold?' });
    await user.click(within(question).getByRole('button', { name: 'Remove asset' }));
    expect(await within(question).findByRole('alert')).toHaveTextContent('Not now');
    backend.on('DELETE /api/finance/accounts/acc-m', { success: true });
    await user.click(within(question).getByRole('button', { name: 'Remove asset' }));
    expect(await screen.findByText('Gold removed')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('offers to add one when there are none', async () => {
    show(financialData());
    expect(await screen.findByText('No assets yet')).toBeInTheDocument();
    expect(await total()).toBe('$0.00');
  });

  // Covers P2-8-1.
  it('shows the error and tries again', async () => {
    const data = own(account({ name: 'Main' }));
    const backend = fakeBackend(data);
    backend.on('GET /api/finance/accounts', () => failure(401, 'Log in first.'));
    const { user } = show(data, backend);
    expect(await screen.findByText('Log in first.')).toBeInTheDocument();
    backend.on('GET /api/finance/accounts', (request) => fakeBackend(data).fetch(request));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(1);
  });

  // Covers P3-C6-8.
  it('offers to add the value of a home that only its mortgage shows', async () => {
    const data = {
      ...financialData({
        accounts: [account()],
        liabilities: [liability({ type: 'mortgage' }), liability({ type: 'auto_loan' })],
      }),
      source: 'own' as const,
    };
    const backend = fakeBackend(data, {
      'GET /api/finance/asset-suggestions': { dismissed: ['vehicle'] },
    });
    const { user } = show(data, backend);
    await user.click(await screen.findByRole('button', { name: 'Add your home’s value' }));
    expect(screen.getByLabelText('Type')).toHaveValue('home');
    expect(screen.queryByRole('button', { name: /vehicle/ })).not.toBeInTheDocument();
  });

  it('shows only the assets of the type that was pressed in the bar', async () => {
    const { user } = show(demoHousehold());
    await rows();
    await user.click(screen.getByRole('button', { name: /^Savings/ }));
    expect(await rows()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Only savings: show all' }));
    expect(await rows()).toHaveLength(5);
  });
});
