import fc from 'fast-check';
import { add, type Cents, cents, negate, subtract, sum } from '../../../money';
import { transaction } from '../../../testing/builders';
import { CATEGORIES, type Category } from '../../category';
import type { Transaction } from '../../entities';
import { categorySpending } from './category-spending';
import { filterTransactions } from '../filter-transactions';
import { isSpending } from '../kind';
import { totalSetAside } from './set-aside';
import { spendingParts } from './spending-parts';
import { totalIncome, totalSpending } from '../totals';
import { EVERY_TRANSACTION } from '../transaction-scope';

const loanRow = (category: Category, [interest, principal, rest]: readonly number[]) =>
  transaction({
    category,
    amount: negate(cents(interest! + principal! + rest!)),
    loanPayment: {
      loanId: 'house',
      interest: cents(interest!),
      principal: cents(principal!),
      rest: cents(rest!),
      mismatch: cents(0),
    },
  });

const inCategories = (rows: readonly Transaction[], ...categories: Category[]): Transaction[] =>
  filterTransactions(rows, {
    ...EVERY_TRANSACTION,
    categories,
    countedOnly: true,
    query: '',
    category: 'all',
    type: 'all',
    date: 'all',
    today: transaction().date,
  });

const shown = (rows: readonly Transaction[]) =>
  rows.map(({ category, amount, partOf }) => [category, amount, partOf]);

describe('the spending of a payment of a loan', () => {
  // Covers P3-A3-4, P3-A3-6.
  it.each<[string, Category, number[], [Category, number, number][]]>([
    [
      'a mortgage with escrow',
      'Mortgage',
      [500, 100, 300],
      [
        ['Loan Interest', -500, 0],
        ['Mortgage', -400, 100],
      ],
    ],
    ['principal alone', 'Auto Loan', [0, 700, 0], [['Auto Loan', -700, 700]]],
    ['interest alone', 'Student Loan', [80, 0, 0], [['Loan Interest', -80, 0]]],
    [
      'a category of the user',
      'Home',
      [500, 100, 0],
      [
        ['Loan Interest', -500, 0],
        ['Home', -100, 100],
      ],
    ],
    ['Loan Interest itself', 'Loan Interest', [500, 100, 300], [['Loan Interest', -900, 100]]],
    [
      'what the bank calls a transfer',
      'Transfer',
      [40, 200, 10],
      [
        ['Loan Interest', -40, 0],
        ['Fees', -10, 0],
      ],
    ],
    ['a transfer of principal alone', 'Transfer', [0, 200, 0], []],
  ])('is split for %s', (_, category, amounts, expected) => {
    const parts = spendingParts(loanRow(category, amounts));
    expect(parts.map((part) => [part.category, part.amount, part.setAside])).toEqual(expected);
  });

  it('counts whole when it is not split, and not at all in another currency', () => {
    const whole = transaction({ category: 'Mortgage', amount: cents(-900) });
    expect(spendingParts(whole)).toEqual([{ category: 'Mortgage', amount: -900, setAside: 0 }]);
    const split = loanRow('Mortgage', [500, 100, 300]);
    expect(spendingParts({ ...split, currency: 'EUR' })).toEqual([]);
  });

  // Covers P3-A3-5.
  it('is listed with the part that counts there', () => {
    const rows = [loanRow('Mortgage', [500, 100, 300]), loanRow('Transfer', [40, 200, 10])];
    expect(shown(inCategories(rows, 'Loan Interest'))).toEqual([
      ['Loan Interest', -500, -900],
      ['Loan Interest', -40, -250],
    ]);
    expect(shown(inCategories(rows, 'Mortgage'))).toEqual([['Mortgage', -400, -900]]);
    expect(shown(inCategories(rows, 'Mortgage', 'Loan Interest'))[0]).toEqual([
      'Mortgage',
      -900,
      undefined,
    ]);
    expect(shown(inCategories(rows))).toEqual([
      ['Mortgage', -900, undefined],
      ['Transfer', -50, -250],
    ]);
  });
});

const size = fc.integer({ min: 0, max: 9_000_00 });
const category = fc.constantFrom(...CATEGORIES);
const plainRow = fc
  .tuple(category, fc.integer({ min: -9_000_00, max: 9_000_00 }))
  .map(([each, amount]) => transaction({ category: each, amount: cents(amount) }));
const paidRow = fc.tuple(category, fc.tuple(size, size, size)).map((each) => loanRow(...each));
const anyRows = fc.array(fc.oneof(plainRow, paidRow), { maxLength: 30 });

const check = (rule: (rows: Transaction[]) => void) =>
  fc.assert(fc.property(anyRows, rule), { numRuns: 200 });

const totalOf = (rows: readonly Transaction[]): Cents => negate(sum(rows.map((row) => row.amount)));

describe('rows and totals', () => {
  // Covers P3-A3-5.
  it('agree for each category: the listed amounts add up to the spending and to what was put aside', () => {
    check((rows) => {
      for (const each of categorySpending(rows)) {
        const listed = inCategories(rows, each.category).filter(isSpending);
        expect(totalOf(listed)).toBe(each.amount);
        expect([totalSpending(listed), totalSetAside(listed)]).toEqual([
          each.amount,
          each.setAside,
        ]);
        expect(listed).toHaveLength(each.count);
      }
    });
  });

  // Covers P3-A3-4.
  it('agree for all spending, which the categories add up to', () => {
    check((rows) => {
      const categories = categorySpending(rows);
      expect(sum(categories.map(({ amount }) => amount))).toBe(totalSpending(rows));
      expect(totalOf(inCategories(rows))).toBe(subtract(totalSpending(rows), totalIncome(rows)));
    });
  });

  it('change net worth only by the interest, the escrow, and the fees of a payment', () => {
    fc.assert(
      fc.property(
        fc.tuple(size, size, size),
        fc.constantFrom<Category>('Mortgage', 'Transfer', 'Other'),
        (amounts, of) => {
          const rows = [loanRow(of, amounts)];
          const consumed = subtract(totalSpending(rows), totalSetAside(rows));
          expect(consumed).toBe(add(cents(amounts[0]), cents(amounts[2])));
        },
      ),
    );
  });
});
