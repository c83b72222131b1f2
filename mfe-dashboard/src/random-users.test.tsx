import { formatUsd } from '@halyard/shared-contracts/money';
import {
  fakeBackend,
  plainFigures,
  randomUsers,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { AccountsScreen } from './accounts/accounts-screen';
import { HomeScreen } from './home/home-screen';

const isWide = window.matchMedia;
afterEach(() => {
  window.matchMedia = isWide;
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

describe.each(randomUsers(3))('the figures of random user %i', (_, user) => {
  const plain = plainFigures(user);
  const backend = fakeBackend(user);
  const now = new Date(`${user.today}T12:00:00`);

  //
  it('are the plain sums at home', async () => {
    renderScreen(<HomeScreen />, { backend, now });
    const worth = await card('Net Worth');
    const valueOf = (label: string) => worth.getByText(label).parentElement;
    expect(worth.getAllByText(formatUsd(plain.netWorth))[0]).toBeVisible();
    expect(valueOf('Assets')).toHaveTextContent(formatUsd(plain.assets));
    expect(valueOf('Liabilities')).toHaveTextContent(formatUsd(plain.debt));
    const rows = (await card('Spending Breakdown')).queryAllByRole('listitem');
    const total = `Total${formatUsd(plain.spending, { decimals: 0 })}`;
    const aside = plain.setAside > 0 ? [`${formatUsd(plain.setAside)} of it put aside`] : [];
    const shown = rows.slice(-1 - aside.length).map(({ textContent }) => textContent);
    expect(rows.length === 0 ? [] : shown).toEqual(rows.length === 0 ? [] : [total, ...aside]);
  });

  //
  it('are the plain sums on accounts', async () => {
    renderScreen(<AccountsScreen />, { backend, now, route: '/accounts' });
    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
    expect(await figure('Total Assets')).toBe(formatUsd(plain.assets));
    expect(await figure('Total Debt')).toBe(formatUsd(plain.debt));
    expect(await figure('Net Worth')).toBe(formatUsd(plain.netWorth));
  });

  //
  it('are the plain subtotals of each group at home and on accounts', async () => {
    const home = renderScreen(<HomeScreen />, { backend, now });
    const overview = await screen.findByRole('region', { name: 'Accounts Overview' });
    const atHome = [...overview.querySelectorAll('summary')].map(({ textContent }) => textContent);
    home.unmount();
    window.matchMedia = (query) => ({ ...isWide(query), matches: true });
    renderScreen(<AccountsScreen />, { backend, now, route: '/accounts' });
    await screen.findByText('Total Assets', { selector: 'dt' });
    const shown = Object.entries(plain.subtotals).flatMap(([name, amount]) => {
      const region = screen.queryByRole('region', { name });
      return region ? [{ name, region, amount: formatUsd(amount) }] : [];
    });
    for (const { region, amount } of shown)
      expect(within(region).getAllByText(amount)[0]).toBeVisible();
    const assets = shown.filter(({ name }) => name !== 'Cards' && name !== 'Loans');
    // Home leaves out a group if no balance in it counts.
    const counted = assets.map(({ name, amount }) => `${name}${amount}`);
    expect(counted).toEqual(expect.arrayContaining(atHome));
    for (const group of counted) if (!group.endsWith('$0.00')) expect(atHome).toContain(group);
    const added = Object.values(plain.subtotals).reduce((sum, each) => sum + each, 0);
    expect(added).toBe(plain.netWorth);
  });
});
