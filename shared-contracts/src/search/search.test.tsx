import { isoDate } from '../finance';
import { cents } from '../money';
import {
  account,
  failure,
  fakeBackend,
  holding,
  financialData,
  renderScreen,
  transaction,
} from '../testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Search } from './search';

const months = ['01', '02', '03', '04', '05', '06'];
const person = financialData({
  goals: [
    {
      id: 'boat',
      name: 'Boat',
      target: null,
      date: null,
      promises: [],
      contributions: [],
      order: 0,
      madeOn: isoDate('2025-06-01'),
    },
  ],
  source: 'sample',
  accounts: [account({ id: 'acc-9', name: 'Market Savings', institution: 'Tartan Bank' })],
  holdings: [holding({ accountId: 'acc-9', name: 'Acme Motors', ticker: 'ACME', kind: 'stock' })],
  transactions: [
    transaction({ merchant: 'Corner Market', amount: cents(-1_250), date: isoDate('2025-06-02') }),
    transaction({
      merchant: 'Gare de Lyon',
      name: 'GARE DE LYON',
      category: 'Travel',
      amount: cents(-123_450),
      currency: 'EUR',
      date: isoDate('2025-06-01'),
    }),
    ...months.map((month) =>
      transaction({
        merchant: 'Streamflix',
        name: 'STREAMFLIX',
        category: 'Subscriptions',
        amount: cents(-1_599),
        date: isoDate(`2025-${month}-05`),
      }),
    ),
  ].toSorted((a, b) => (a.date < b.date ? 1 : -1)),
});

const open = () => {
  const backend = fakeBackend(person);
  const screens = () => [{ path: '/wealth-plan', title: 'Wealth Plan', words: ['net worth'] }];
  return { backend, ...renderScreen(<Search />, { backend, screens }) };
};
const field = () => screen.getByRole('combobox');
/** The search box replaces the field when the pointer enters it. */
const box = () => {
  fireEvent.pointerEnter(field());
  return waitFor(() => {
    expect(field()).toHaveAttribute('aria-autocomplete');
    return field();
  });
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('Search', () => {
  // Covers P1-2.6-5.
  it('has the placeholder of the specification', async () => {
    open();
    const placeholder = 'search transactions, accounts, categories, bills, stocks';
    expect(await box()).toHaveAttribute('placeholder', placeholder);
    expect(await box()).toBeEnabled();
  });

  it('keeps the letters and the focus of the field that it replaces', async () => {
    const { user } = open();
    const before = field();
    before.focus();
    fireEvent.change(before, { target: { value: 'streamfl' } });
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(field()).toHaveFocus();
    await user.keyboard('ix');
    expect(field()).toHaveValue('streamflix');
    expect((await screen.findAllByRole('option', { name: /Streamflix/ }))[0]).toBeVisible();
  });

  it('fetches nothing to search in before the first letter', async () => {
    const { backend } = open();
    await box();
    expect(backend.calls).not.toContain('GET /api/finance/transactions');
  });

  // Covers P1-2.6-5, R-3.1.
  it('finds transactions and accounts while typing', async () => {
    const { user } = open();
    await user.type(await box(), 'market');
    await waitFor(() =>
      expect(options()).toEqual([
        'Corner MarketJune 2, 2025 · −$12.50',
        'Market SavingsTartan Bank',
      ]),
    );
    expect(screen.getByRole('group', { name: 'Transactions' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Accounts' })).toBeVisible();
  });

  it('finds bills with their next payment', async () => {
    const { user } = open();
    await user.type(await box(), 'streamflix');
    await screen.findByRole('group', { name: 'Bills' });
    expect(options()).toContain('StreamflixSubscriptions · $15.99 · next July 5, 2025');
  });

  it.each([
    ['market', '{Enter}', '/transactions?q=Corner+Market'],
    ['market', '{ArrowDown}{Enter}', '/transactions?account=acc-9'],
    ['dining', '{Enter}', '/transactions?category=dining_out'],
    ['wealth', '{Enter}', '/wealth-plan'],
    ['net worth', '{Enter}', '/wealth-plan'],
    ['stocks', '{Enter}', '/accounts?details=acc-9'],
  ])('after typing %s, %s opens %s', async (query, keys, path) => {
    const { user, location } = open();
    await user.type(await box(), query);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await user.keyboard(keys);
    expect(location()).toBe(path);
    expect(await box()).toHaveValue('');
  });

  it('opens a clicked result', async () => {
    const { user, location } = open();
    await user.type(await box(), 'market');
    await user.click(await screen.findByRole('option', { name: /Market Savings/ }));
    expect(location()).toBe('/transactions?account=acc-9');
  });

  it('clears on Escape and closes when the focus leaves', async () => {
    const { user } = open();
    await user.type(await box(), 'market');
    await screen.findByRole('group', { name: 'Accounts' });
    await user.tab();
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(await box());
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('prints other currencies without a dollar sign', async () => {
    const { user } = open();
    await user.type(await box(), 'lyon');
    await waitFor(() => expect(options()).toEqual(['Gare de LyonJune 1, 2025 · −1,234.50 EUR']));
  });

  it('finds holdings by ticker, with their values', async () => {
    const { user } = open();
    await user.type(await box(), 'acme');
    await waitFor(() => expect(options()).toEqual(['Acme MotorsACME · $500.00']));
    expect(screen.getByRole('group', { name: 'Holdings' })).toBeVisible();
  });

  // Covers P3-B1-10.
  it.each([
    ['dent', 'Scheduled', 'Dentist−$120.50 · next July 4, 2025', '/cashflow'],
    ['boat', 'Goals', 'Boatno amount yet', '/goals'],
    ['espresso', 'Rules', 'espressoRule', '/rules'],
    ['my cof', 'Rules', 'My coffeeRule', '/rules'],
    ['latte', 'Rules', 'My coffeeRule', '/rules'],
    ['vacat', 'Rules', 'airportRule', '/rules'],
    ['travel', 'Rules', 'airportRule', '/rules'],
  ])('finds for %s what the user made: %s', async (query, heading, text, path) => {
    const { user, backend, location } = open();
    const dentist = { id: 'd', name: 'Dentist', amount: -120.5, date: '2025-07-04' };
    const once = { rhythm: 'once', ends: null, account_id: null };
    backend.on('GET /api/finance/scheduled', { scheduled: [{ ...dentist, ...once }] });
    const rule = (id: string, name: string | null, value: string, then: object = {}) => ({
      id,
      name,
      when: { match: 'all', conditions: [{ field: 'merchant', operator: 'is', value }] },
      then: { reviewed: true, ...then },
      order: 0,
    });
    const rules = [
      rule('1', null, 'espresso'),
      rule('2', 'My coffee', 'latte'),
      rule('3', null, 'airport', { category: 'Travel', tags: ['vacation'] }),
    ];
    backend.on('GET /api/finance/rules', { rules });
    await user.type(await box(), query);
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^${text.slice(0, 6)}`) }),
    );
    expect(location()).toBe(path);
    await user.type(await box(), query);
    const group = await screen.findByRole('group', { name: heading });
    expect(within(group).getByRole('option')).toHaveTextContent(text);
  });

  it('reports that nothing was found', async () => {
    const { user } = open();
    await user.type(await box(), 'zzz');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it.each(['transactions', 'accounts'])('reports that it cannot search: no %s', async (missing) => {
    const { user, backend } = open();
    backend.on(`GET /api/finance/${missing}`, () => failure(400, 'No'));
    await user.type(await box(), 'm');
    expect(await screen.findByText('Search is not available right now.')).toBeVisible();
  });

  it('lists two plans of one company that are due on one day', async () => {
    const plans = ['03', '04', '05', '06'].flatMap((month) =>
      [-4_000, -6_000].map((amount) =>
        transaction({
          merchant: 'Phone Co',
          category: 'Phone',
          amount: cents(amount),
          date: isoDate(`2025-${month}-05`),
        }),
      ),
    );
    const backend = fakeBackend({ ...person, transactions: plans.toReversed() });
    const { user } = renderScreen(<Search />, { backend });
    await user.type(await box(), 'phone co');
    const bills = within(await screen.findByRole('group', { name: 'Bills' }));
    const marked = () =>
      bills.getAllByRole('option').map((option) => option.getAttribute('aria-selected'));
    expect(marked()).toEqual(['false', 'false']);
    await user.hover(bills.getAllByRole('option')[0]!);
    await waitFor(() => expect(marked()).toEqual(['true', 'false']));
  });
});
