import { isoDate, type InvestmentTrade } from '../../finance';
import { cents } from '../../money';
import { account, holding, liability } from '../../testing/builders';
import { allocationOf, riskRegionOf } from './allocation';
import { feesSince, fundCosts } from './fees';
import { isInvestment, returnFacts, valuesOf } from './history-facts';
import { holdingGain, homeEquity, lacksHome, purchaseOf } from './worth';

const TODAY = isoDate('2025-06-30');

const trade = (part: Partial<InvestmentTrade>): InvestmentTrade => ({
  id: 'trade-1',
  accountId: 'acc-1',
  date: isoDate('2025-06-16'),
  name: 'Contribution',
  kind: 'contribution',
  security: null,
  quantity: 0,
  unitPrice: null,
  amount: cents(200_00),
  fees: null,
  ...part,
});

const NO_NOTES = { purchases: [], expenseRatios: [] };
const brokerage = account({ id: 'acc-1', type: 'brokerage', balance: cents(1000_00) });

describe('returnFacts', () => {
  const factsOf = (trades: readonly InvestmentTrade[]) =>
    returnFacts(
      brokerage,
      {
        trades,
        values: [
          { accountId: 'acc-1', date: isoDate('2025-05-31'), value: cents(900_00) },
          { accountId: 'acc-2', date: isoDate('2025-05-31'), value: cents(1_00) },
          { accountId: 'acc-1', date: TODAY, value: cents(999_00) },
        ],
        flowsFrom: [{ accountId: 'acc-1', date: isoDate('2025-01-01') }],
        notes: NO_NOTES,
      },
      TODAY,
    );

  // Covers P3-C6-10.
  it('counts only money from or to the outside as a flow', () => {
    const flows = ['contribution', 'dividend', 'buy', 'account fee', 'withdrawal'].map(
      (kind, index) => trade({ kind, id: `trade-${index}` }),
    );
    const { flows: found, values } = factsOf([
      ...flows,
      trade({ accountId: 'acc-2', id: 'other' }),
    ]);
    expect(found.map(({ id }) => id)).toEqual(['trade-0', 'trade-4']);
    expect(values.map(({ value }) => value)).toEqual([900_00, 1000_00]);
  });

  // Covers P3-C6-12.
  it.each([
    [{ unitPrice: 10.5 }, 21_00],
    [{ unitPrice: null }, null],
    [{ unitPrice: 0 }, null],
  ])('values securities that were moved in with %j', (part, amount) => {
    const moved = trade({ kind: 'transfer', quantity: 2, amount: cents(0), ...part });
    expect(factsOf([moved]).flows).toMatchObject([{ amount }]);
  });
});

describe('isInvestment', () => {
  it.each([
    [{}, true],
    [{ type: 'savings' as const }, false],
    [{ closed: true }, false],
    [{ balance: null }, false],
    [{ currency: 'EUR' }, false],
  ])('of a brokerage account with %j is %s', (part, expected) => {
    expect(isInvestment({ ...brokerage, ...part })).toBe(expected);
  });

  it('ends the values of an account with its balance of today', () => {
    expect(valuesOf({ id: 'acc-1', balance: null }, { values: [] }, TODAY)).toEqual([]);
  });
});

describe('allocationOf', () => {
  const holdings = [
    holding({
      id: 'h-1',
      accountId: 'acc-1',
      name: 'Total Stock Market ETF',
      kind: 'fund',
      value: cents(600_00),
    }),
    holding({
      id: 'h-2',
      accountId: 'acc-1',
      name: 'US Dollar',
      kind: 'cash',
      value: cents(300_00),
    }),
    holding({ id: 'h-3', accountId: 'gone', name: 'Elsewhere', kind: 'fund', value: cents(1_00) }),
  ];

  // Covers P3-C6-15.
  it('adds up to the balances, with what the bank does not list', () => {
    const invested = { accounts: [brokerage], holdings };
    expect(allocationOf(invested, 'kind')).toEqual([
      { name: 'Funds', amount: 600_00 },
      { name: 'Cash', amount: 300_00 },
      { name: 'Not listed by the bank', amount: 100_00 },
    ]);
    expect(allocationOf(invested, 'account')).toEqual([{ name: brokerage.name, amount: 1000_00 }]);
    expect(allocationOf(invested, 'risk')[0]).toEqual({ name: 'Stocks, US', amount: 600_00 });
  });

  it.each([
    ['fund', 'International Stock Index Fund', 'Stocks, international'],
    ['fund', 'Total World Stock ETF', 'Stocks, worldwide'],
    ['fund', 'Municipal Bond Index Fund', 'Bonds'],
    ['fund', 'Target Retirement 2045 Fund', 'Stocks and bonds, mixed'],
    ['stock', 'Pedernales Motor Works', 'Stocks, region not known'],
    ['crypto', 'Bitcoin', 'Coins'],
    ['other', 'Something', 'Not known'],
  ] as const)('of a %s named %s is %s', (kind, name, region) => {
    expect(riskRegionOf({ kind, name })).toBe(region);
  });
});

describe('fees', () => {
  // Covers P3-C6-16.
  it('of a fund are its value times its yearly cost, if that is known', () => {
    const funds = [
      holding({ id: 'h-1', ticker: 'AAA', kind: 'fund', value: cents(1000_00) }),
      holding({ id: 'h-2', ticker: 'AAA', kind: 'fund', value: cents(500_00) }),
      holding({ id: 'h-3', ticker: 'BBB', kind: 'bond', value: cents(10_00) }),
      holding({ id: 'h-4', ticker: 'CCC', kind: 'stock', value: cents(10_00) }),
    ];
    const notes = { expenseRatios: [{ fund: 'AAA', percent: 0.04 }] };
    expect(fundCosts(funds, notes)).toMatchObject([
      { fund: 'AAA', value: 1500_00, percent: 0.04, yearly: 60 },
      { fund: 'BBB', percent: null, yearly: null },
    ]);
  });

  // Covers P3-C6-16.
  it('of accounts add up fee transactions and fees of trades since a day', () => {
    const trades = [
      trade({ kind: 'management fee', amount: cents(-38_50), fees: cents(38_50) }),
      trade({ kind: 'buy', amount: cents(-100_00), fees: cents(1_00) }),
      trade({ kind: 'account fee', amount: cents(-5_00), date: isoDate('2024-01-01') }),
    ];
    expect(feesSince({ trades }, isoDate('2024-07-01'))).toBe(39_50);
  });
});

describe('holdingGain', () => {
  it('counts only holdings of the accounts whose price is known', () => {
    const priced = holding({ accountId: 'acc-1', value: cents(50_00), costBasis: cents(60_00) });
    const other = holding({ accountId: 'acc-2', value: cents(50_00), costBasis: cents(1_00) });
    const unpriced = holding({ accountId: 'acc-1', costBasis: null });
    expect(holdingGain([brokerage], [priced, other, unpriced])).toBe(-10_00);
    expect(holdingGain([brokerage], [unpriced])).toBeNull();
  });
});

describe('property', () => {
  const home = account({ id: 'acc-home', type: 'home', balance: cents(400_00) });
  const mortgage = liability({ type: 'mortgage', balance: cents(310_00) });

  // Covers P3-C6-17.
  it('compares a home with its mortgages, unless there are several homes or none', () => {
    expect(homeEquity([home], [mortgage])).toEqual({ owed: 310_00, own: 90_00 });
    expect(homeEquity([home, home], [mortgage])).toBeNull();
    expect(homeEquity([], [mortgage])).toBeNull();
    expect(homeEquity([home], [{ ...mortgage, closed: true }])).toBeNull();
    expect([lacksHome([], [mortgage]), lacksHome([home], [mortgage]), lacksHome([], [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('changes since its purchase, where the price is known', () => {
    const purchases = [{ accountId: 'acc-home', price: 350 }];
    expect(purchaseOf(home, { purchases })).toEqual({ price: 350_00, change: 50_00 });
    expect(purchaseOf({ ...home, balance: null }, { purchases })?.change).toBeNull();
    expect(purchaseOf(home, { purchases: [] })).toBeNull();
  });
});
