import fc from 'fast-check';
import { cents, sum } from '../../../money';
import { transaction } from '../../../testing/builders';
import { CATEGORIES } from '../../category';
import { categorySpending } from './category-spending';
import { totalSetAside } from './set-aside';

describe('money put aside', () => {
  // Covers P3-A2-5.
  it('is the same from rows and from categories', () => {
    const rows = fc.array(
      fc
        .tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: -1e6, max: 1e6 }))
        .map(([category, amount]) => transaction({ category, amount: cents(amount) })),
    );
    fc.assert(
      fc.property(rows, (list) => {
        const byCategory = categorySpending(list).map(({ setAside }) => setAside);
        expect(sum(byCategory)).toBe(totalSetAside(list));
      }),
    );
  });

  it('leaves out what comes back from savings', () => {
    const of = (amount: number) => transaction({ category: 'Savings', amount: cents(amount) });
    expect(totalSetAside([of(-500), of(200)])).toBe(500);
  });
});
