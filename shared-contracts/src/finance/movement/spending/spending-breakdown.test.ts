import fc from 'fast-check';
import { cents, sum } from '../../../money';
import { transaction } from '../../../testing/builders';
import { CATEGORIES, type Category } from '../../category';
import { spendingBreakdown } from './spending-breakdown';
import { totalSpending } from '../totals';

const of = (category: Category, amount: number) => transaction({ category, amount: cents(amount) });

describe('spendingBreakdown', () => {
  // Covers P1-2.6-26.
  it('lists categories largest first with whole percentages', () => {
    const breakdown = spendingBreakdown([
      of('Gas', -20),
      of('Rent', -100),
      of('Gas', -30),
      of('Salary', 500),
      of('Transfer', -900),
    ]);
    expect(breakdown).toEqual({
      total: 150,
      categories: [
        { category: 'Rent', amount: 100, count: 1, setAside: 0, percentage: 67 },
        { category: 'Gas', amount: 50, count: 2, setAside: 0, percentage: 33 },
      ],
    });
  });

  // Covers P3-A1-3.
  it('subtracts refunds, and gives a category in the user’s favor no share', () => {
    const breakdown = spendingBreakdown([of('Gas', -100), of('Shopping', -20), of('Shopping', 50)]);
    expect(breakdown).toEqual({
      total: 70,
      categories: [
        { category: 'Gas', amount: 100, count: 1, setAside: 0, percentage: 100 },
        { category: 'Shopping', amount: -30, count: 2, setAside: 0, percentage: 0 },
      ],
    });
  });

  it('has percentages that add up to 100', () => {
    const { categories } = spendingBreakdown([of('Rent', -775), of('Gas', -150), of('Pets', -75)]);
    expect(categories.map(({ percentage }) => percentage)).toEqual([78, 15, 7]);
  });

  it('is empty without spending', () => {
    expect(spendingBreakdown([])).toEqual({ total: 0, categories: [] });
  });

  it('adds up to totalSpending for random transactions', () => {
    const movements = fc.array(
      fc
        .tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: -1e8, max: 1e8 }))
        .map(([category, amount]) => of(category, amount)),
    );
    fc.assert(
      fc.property(movements, (list) => {
        const { total, categories } = spendingBreakdown(list);
        expect(total).toBe(totalSpending(list));
        expect(sum(categories.map(({ amount }) => amount))).toBe(total);
        const amounts = categories.map(({ amount }) => amount);
        expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
      }),
    );
  });
});
