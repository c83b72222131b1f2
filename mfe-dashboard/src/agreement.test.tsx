import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  inMonth,
  isoMonth,
  netWorth,
  totalAssets,
  totalDebt,
  totalSpending,
} from '@halyard/shared-contracts/finance';
import { type Cents, formatUsd } from '@halyard/shared-contracts/money';
import { fakeBackend, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { AccountsScreen } from './accounts/accounts-screen';
import { HomeScreen } from './home/home-screen';

const data = demoHousehold();
const worth = netWorth(data.accounts, data.liabilities);
const assets = totalAssets(data.accounts);
const debt = totalDebt(data.liabilities);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the sample household', () => {
  //
  it.each<[string, Cents]>([
    ['Total Assets', assets],
    ['Total Debt', debt],
    ['Net Worth', worth],
  ])('has the same %s to the cent on the accounts screen', async (label, amount) => {
    renderScreen(<AccountsScreen />, { backend: fakeBackend(data), route: '/accounts' });
    const term = await screen.findByText(label, { selector: 'dt' });
    expect(term.nextElementSibling).toHaveTextContent(formatUsd(amount));
  });

  //
  it('has the same net worth, assets and liabilities to the cent on the home screen', async () => {
    renderScreen(<HomeScreen />, { backend: fakeBackend(data) });
    const netWorthCard = await card('Net Worth');
    expect(netWorthCard.getByText(formatUsd(worth))).toBeVisible();
    expect(netWorthCard.getByText('Assets').parentElement).toHaveTextContent(formatUsd(assets));
    expect(netWorthCard.getByText('Liabilities').parentElement).toHaveTextContent(formatUsd(debt));
  });

  //
  it('has the same June spending on the home screen, printed without cents', async () => {
    renderScreen(<HomeScreen />, { backend: fakeBackend(data) });
    const spent = totalSpending(inMonth(data.transactions, isoMonth('2025-06')));
    const rows = (await card('Spending Breakdown')).getAllByRole('listitem');
    expect(rows.at(-2)).toHaveTextContent(`Total${formatUsd(spent, { decimals: 0 })}`);
  });
});
