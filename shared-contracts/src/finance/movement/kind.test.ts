import fc from 'fast-check';
import { cents, ZERO } from '../../money';
import { transaction } from '../../testing/builders';
import { CATEGORIES, type Category } from '../category';
import { isIncome, isRefund, isSetAside, isSpending, isTransfer, isUnsortedDeposit } from './kind';
import { totalIncome, totalSpending } from './totals';

const of = (category: Category, amount: number, currency = 'USD') =>
  transaction({ category, amount: cents(amount), currency });

describe('the kind of a movement', () => {
  // Covers, P3-A1-1.
  it.each<[Category, number, string]>([
    ['Salary', 1, 'income'],
    ['Salary', -1, 'income'],
    ['Pension', 1, 'income'],
    ['Groceries', 1, 'spending'],
    ['Groceries', -1, 'spending'],
    ['Other', -1, 'spending'],
    ['Other', 1, 'income'],
    ['Savings', -1, 'spending'],
    ['Investments', -1, 'spending'],
    ['Savings', 1, 'transfer'],
    ['Investments', 1, 'transfer'],
    ['Transfer', 1, 'transfer'],
    ['Transfer', -1, 'transfer'],
    ['Transfer', 0, 'transfer'],
    ['Groceries', 0, 'neither'],
  ])('%s of %d is %s', (category, amount, kind) => {
    const movement = of(category, amount);
    expect([isIncome(movement), isSpending(movement), isTransfer(movement)]).toEqual([
      kind === 'income',
      kind === 'spending',
      kind === 'transfer',
    ]);
  });

  it('counts no other currency', () => {
    expect(isIncome(of('Salary', 5, 'EUR'))).toBe(false);
    expect(isSpending(of('Rent', -5, 'EUR'))).toBe(false);
  });

  it('separates money that is set aside from money that is consumed', () => {
    expect(isSetAside(of('Savings', -5))).toBe(true);
    expect(isSetAside(of('Savings', 5))).toBe(false);
    expect(isSetAside(of('Rent', -5))).toBe(false);
  });

  it('classifies each transaction as at most one of income, spending, and transfer', () => {
    const movements = fc.array(
      fc
        .tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: -1e6, max: 1e6 }))
        .map(([category, amount]) => of(category, amount)),
    );
    fc.assert(
      fc.property(movements, (list) => {
        const transfers = list.filter(isTransfer).reduce((total, t) => total + t.amount, 0);
        const all = list.reduce((total, t) => total + t.amount, 0);
        expect(totalIncome(list) - totalSpending(list) + transfers).toBe(all);
        expect(list.filter((t) => isIncome(t) && isSpending(t))).toEqual([]);
      }),
    );
  });

  it('is a refund only where money of an expense category comes back', () => {
    expect(isRefund(of('Shopping', 20))).toBe(true);
    expect(isRefund(of('Shopping', -20))).toBe(false);
    expect(isRefund(of('Salary', 20))).toBe(false);
    expect(isRefund(of('Savings', 20))).toBe(false);
  });

  // Covers P3-A1-4.
  it('is an unsorted deposit until a positive row has a category', () => {
    expect(isUnsortedDeposit(of('Other', 20))).toBe(true);
    expect(isUnsortedDeposit(of('Other', -20))).toBe(false);
    expect(isUnsortedDeposit(of('Income', 20))).toBe(false);
  });

  // Covers P3-A1-2, P3-A1-3.
  it('subtracts refunds from spending and corrections from income', () => {
    const rows = [of('Shopping', -100), of('Shopping', 30), of('Salary', 500), of('Salary', -50)];
    expect([totalIncome(rows), totalSpending(rows)]).toEqual([450, 70]);
  });

  it('sums an empty list to zero', () => {
    expect([totalIncome([]), totalSpending([])]).toEqual([ZERO, ZERO]);
  });
});
