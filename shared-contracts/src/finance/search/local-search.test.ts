import { cents } from '../../money';
import { account, holding, financialData, liability, transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { localSearch } from './local-search';

const spotify = ['06', '05', '04'].map((month) =>
  transaction({
    merchant: 'Spotify',
    category: 'Subscriptions',
    date: isoDate(`2025-${month}-07`),
    amount: cents(-11_99),
  }),
);

const user = {
  ...financialData({
    accounts: [account({ name: 'Rainy Day', institution: 'Harbor Bank' })],
    liabilities: [liability({ name: 'Harbor Visa' })],
    transactions: spotify,
    holdings: [
      holding({ name: 'Acme Motors', ticker: 'ACME', kind: 'stock' }),
      holding({ name: 'Whole Market', ticker: 'WMKT', kind: 'fund' }),
      holding({ name: 'Ether', ticker: 'ETH', kind: 'crypto' }),
      holding({ name: 'Something', ticker: null, kind: 'other' }),
    ],
  }),
  screens: [
    { path: '/liabilities', title: 'Liabilities', words: ['debts', 'loans'] },
    { path: '/wealth-plan', title: 'Wealth Plan', words: [] },
  ],
};

describe('localSearch', () => {
  it.each(['', '   '])('finds nothing for %j', (query) => {
    expect(Object.values(localSearch(user, query)).flat()).toEqual([]);
  });

  it('finds accounts and debts by name or bank, in any case', () => {
    const { accounts } = localSearch(user, ' HARBOR ');
    expect(accounts.map(({ name }) => name)).toEqual(['Rainy Day', 'Harbor Visa']);
  });

  it('finds a bill, its transactions and its category', () => {
    expect(localSearch(user, 'spot')).toMatchObject({
      bills: [{ merchant: 'Spotify', cadence: 'monthly' }],
      transactions: spotify,
      categories: [],
    });
    expect(localSearch(user, 'subscr')).toMatchObject({
      categories: [{ name: 'Subscriptions' }],
      bills: [{ merchant: 'Spotify' }],
    });
  });

  it.each([
    ['stocks', ['Acme Motors', 'Whole Market']],
    ['wmkt', ['Whole Market']],
    ['acme mo', ['Acme Motors']],
    ['crypto', ['Ether']],
    ['holdings', ['Acme Motors', 'Whole Market', 'Ether', 'Something']],
  ])('finds for %s the holdings %j', (query, names) => {
    expect(localSearch(user, query).holdings.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['wealth', ['/wealth-plan']],
    ['loan', ['/liabilities']],
  ])('finds for %s the screens %j by their title and their words', (query, paths) => {
    expect(localSearch(user, query).screens.map(({ path }) => path)).toEqual(paths);
  });

  // Covers P3-B1-10.
  it('finds rows by their tags', () => {
    const tagged = transaction({ merchant: 'Airline', tags: ['Lisbon trip'] });
    const { transactions } = localSearch({ ...user, transactions: [tagged, ...spotify] }, 'lisbon');
    expect(transactions).toEqual([tagged]);
  });

  it('keeps each list to its limit', () => {
    expect(localSearch(user, 'spotify', 2).transactions).toEqual(spotify.slice(0, 2));
  });
});
