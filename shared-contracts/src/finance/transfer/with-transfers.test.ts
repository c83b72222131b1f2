import fc from 'fast-check';
import { demoHousehold } from '../../demo';
import { cents } from '../../money';
import { account, liability, transaction } from '../../testing/builders';
import { transferHistories } from '../../testing/transfer-histories';
import { CATEGORIES, type Category } from '../category';
import type { Transaction } from '../entities';
import { isIncome, isSetAside, isSpending, isTransfer } from '../movement/kind';
import { type TransferChoice, withTransfers } from './with-transfers';

const OWNED = [
  account({ id: 'checking' }),
  account({ id: 'second' }),
  account({ id: 'savings', type: 'savings' }),
  account({ id: 'brokerage', type: 'brokerage' }),
  liability({ id: 'card' }),
  liability({ id: 'auto', type: 'auto_loan' }),
];

const row = (id: string, accountId: string, amount: number, category: Category = 'Other') =>
  transaction({
    id,
    accountId,
    category,
    amount: cents(amount),
    name: 'Online transfer',
    merchant: 'Online transfer',
  });

const marked = (rows: Transaction[], choices: [string, TransferChoice][] = []) =>
  withTransfers(rows, OWNED, new Map(choices));

const linksOf = (rows: readonly Transaction[]) => rows.map(({ transfer }) => transfer?.id ?? null);

describe('withTransfers', () => {
  // Covers P3-A2-3.
  it.each<[string, string, Category, Category, Category]>([
    ['checking', 'second', 'Shopping', 'Transfer', 'Transfer'],
    ['checking', 'card', 'Other', 'Transfer', 'Transfer'],
    ['checking', 'savings', 'Other', 'Savings', 'Transfer'],
    ['checking', 'savings', 'Transfer', 'Savings', 'Transfer'],
    ['checking', 'brokerage', 'Transfer', 'Investments', 'Transfer'],
    ['checking', 'brokerage', 'Savings', 'Savings', 'Savings'],
    ['savings', 'brokerage', 'Savings', 'Transfer', 'Savings'],
    ['savings', 'checking', 'Savings', 'Transfer', 'Savings'],
    ['checking', 'auto', 'Transfer', 'Auto Loan', 'Transfer'],
    ['checking', 'auto', 'Other', 'Other', 'Transfer'],
  ])(
    'reads money from %s to %s, which the bank calls %s, as %s',
    (from, to, bankCategory, out, into) => {
      const rows = marked([row('a', from, -500, bankCategory), row('b', to, 500, bankCategory)]);
      expect(rows.map(({ category }) => category)).toEqual([out, into]);
      expect(rows.map(({ transfer }) => transfer)).toEqual([
        { id: 'b', accountId: to },
        { id: 'a', accountId: from },
      ]);
    },
  );

  // Covers P3-A2-3.
  it('counts a pair as neither income nor spending, except money put aside, for every category of the bank', () => {
    const category = fc.constantFrom(...CATEGORIES);
    fc.assert(
      fc.property(category, category, (bankCategory, other) => {
        const [out, into] = marked([
          { ...row('a', 'checking', -500, bankCategory), name: 'Transfer to savings' },
          row('b', 'savings', 500, other),
        ]);
        expect([isSetAside(out!), isIncome(out!)]).toEqual([true, false]);
        expect([isTransfer(into!), isIncome(into!), isSpending(into!)]).toEqual([
          true,
          false,
          false,
        ]);
      }),
    );
  });

  // Covers P3-A2-4.
  it('follows the user, who links or unlinks rows', () => {
    const rows = [row('a', 'checking', -500), row('b', 'savings', 500)];
    expect(linksOf(marked(rows))).toEqual(['b', 'a']);
    expect(linksOf(marked(rows, [['a', null]]))).toEqual([null, null]);
    const third = row('c', 'second', 500);
    const chosen: [string, TransferChoice][] = [
      ['a', 'c'],
      ['c', 'a'],
    ];
    expect(linksOf(marked([...rows, third], chosen))).toEqual(['c', null, 'a']);
  });

  it.each<[string, Transaction]>([
    ['another amount', row('b', 'savings', 501)],
    ['the same account', row('b', 'checking', 500)],
    ['another currency', { ...row('b', 'savings', 500), currency: 'EUR' }],
  ])('ignores a link with a row of %s', (_, other) => {
    const choices: [string, TransferChoice][] = [
      ['a', 'b'],
      ['b', 'a'],
    ];
    expect(linksOf(marked([row('a', 'checking', -500), other], choices))).toEqual([null, null]);
  });

  it('never pairs the parts of a split', () => {
    const rows = [row('a~1', 'checking', -500), row('b', 'savings', 500)];
    expect(linksOf(marked(rows))).toEqual([null, null]);
  });

  it('has the same result when it is applied again, and changes only categories and links', () => {
    fc.assert(
      fc.property(transferHistories, ({ rows, owned }) => {
        const once = withTransfers(rows, owned, new Map());
        expect(withTransfers(once, owned, new Map())).toEqual(once);
        expect(once.map((each) => [each.id, each.amount])).toEqual(
          rows.map((each) => [each.id, each.amount]),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('links the transfers and the card payments of the sample, and changes no category of it', () => {
    const { transactions, accounts, liabilities } = demoHousehold();
    const plain = transactions.map((each) => {
      const { transfer: _, ...rest } = each;
      return rest;
    });
    const again = withTransfers(plain, [...accounts, ...liabilities], new Map());
    expect(again.map(({ category }) => category)).toEqual(plain.map(({ category }) => category));
    const own = transactions.filter(({ category }) =>
      ['Transfer', 'Savings', 'Investments'].includes(category),
    );
    expect(own).toHaveLength(36);
    expect(own.every(({ transfer }) => transfer !== undefined)).toBe(true);
  });
});
