import { screen, within } from '@testing-library/react';
import { openAccounts } from '../testing/open-accounts';

const isWide = window.matchMedia;

describe('the accounts in a narrow window', () => {
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...isWide(query), matches: true });
  });
  afterEach(() => {
    window.matchMedia = isWide;
  });

  it('are rows in groups with a subtotal each, and a row opens its details', async () => {
    const { user, location } = openAccounts();
    const cash = await screen.findByRole('region', { name: 'Cash' });
    expect(cash).toHaveTextContent('$9,400.00');
    const names = within(cash)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Rainy Day', 'Everyday Checking']);
    expect(screen.getByRole('region', { name: 'Cards' })).toHaveTextContent('−$500.00');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await user.click(within(cash).getByRole('button', { name: 'Everyday Checking' }));
    expect(location()).toBe('/accounts?details=acc-1');
    const panel = within(await screen.findByRole('dialog', { name: 'Everyday Checking' }));
    await user.click(panel.getByRole('button', { name: 'Transfer' }));
    expect(await screen.findByRole('dialog', { name: 'Transfer' })).toBeInTheDocument();
  });

  it('have their filters behind one button', async () => {
    openAccounts();
    expect(await screen.findByRole('button', { name: 'Filter' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Debt' })).not.toBeInTheDocument();
  });
});
