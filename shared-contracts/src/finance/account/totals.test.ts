import fc from 'fast-check';
import { cents, subtract } from '../../money';
import { account, liability } from '../../testing/builders';
import type { Account, Liability } from '../entities';
import { ACCOUNT_TYPES } from './account-types';
import { countedAccounts, countedLiabilities } from './counted';
import { balanceOfTypes, netWorth, totalAssets, totalDebt } from './totals';

const holding = (balance: number, part: Partial<Account> = {}) =>
  account({ balance: cents(balance), ...part });
const owing = (balance: number, part: Partial<Liability> = {}) =>
  liability({ balance: cents(balance), ...part });

const LEFT_OUT: readonly [string, Partial<Account> & Partial<Liability>][] = [
  ['closed', { closed: true }],
  ['in another currency', { currency: 'EUR' }],
  ['of unknown balance', { balance: null }],
];

describe('totals', () => {
  // Covers P1-5-11, P1-7-37, R-6.5.
  it.each(LEFT_OUT)('leave out what is %s', (_, part) => {
    expect(countedAccounts([holding(100, part)])).toEqual([]);
    expect(countedLiabilities([owing(100, part)])).toEqual([]);
    expect(totalAssets([holding(100, part)])).toBe(0);
    expect(totalDebt([owing(100, part)])).toBe(0);
  });

  // Covers P3-C6-2, R-3.9.
  it.each([
    ['leave out', 'bank', 0],
    ['count', 'manual', 100],
  ] as const)('%s an account of type Other from a source of kind %s', (_, source, expected) => {
    expect(totalAssets([holding(100, { type: 'other', source })])).toBe(expected);
  });

  // Covers P3-C6-1.
  it.each(['home', 'vehicle', 'valuables', 'business', 'cash'] as const)(
    'count an asset of type %s',
    (type) => {
      const assets = [holding(300_000_00, { type, source: 'manual' })];
      expect(totalAssets(assets)).toBe(300_000_00);
      expect(netWorth(assets, [owing(200_000_00)])).toBe(100_000_00);
    },
  );

  // Covers P1-2.6-21, R-3.4.
  it.each([
    [-50_00, 0],
    [0, 0],
    [1, 1],
  ])('an account of %d adds %d to assets', (balance, expected) => {
    expect(totalAssets([holding(balance)])).toBe(expected);
  });

  it.each([
    [-20_00, 0],
    [0, 0],
    [1, 1],
  ])('a debt of %d adds %d to debt', (balance, expected) => {
    expect(totalDebt([owing(balance)])).toBe(expected);
  });

  it('sums the signed balances of the given types', () => {
    const accounts = [
      holding(-5_00),
      holding(20_00, { type: 'savings' }),
      holding(90_00, { type: 'crypto' }),
    ];
    expect(balanceOfTypes(accounts, ['checking', 'savings'])).toBe(15_00);
  });

  // Covers P1-2.6-21, P1-9-9.
  it('subtract debts from assets for the net worth', () => {
    const amount = fc.integer({ min: -1e9, max: 1e9 });
    const accounts = fc.array(
      fc.tuple(amount, fc.constantFrom(...ACCOUNT_TYPES)).map(([b, type]) => holding(b, { type })),
    );
    fc.assert(
      fc.property(accounts, fc.array(amount.map((b) => owing(b))), (assets, debts) => {
        expect(netWorth(assets, debts)).toBe(subtract(totalAssets(assets), totalDebt(debts)));
        expect(totalAssets(assets)).toBeGreaterThanOrEqual(0);
        expect(totalDebt(debts)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
