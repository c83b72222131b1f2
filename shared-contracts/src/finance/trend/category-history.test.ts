import fc from 'fast-check';
import { cents, sum } from '../../money';
import { transaction } from '../../testing';
import { isoDate, isoMonth } from '../civil-date';
import { categoryMonths, merchantSpending } from './category-history';

const june = isoMonth('2025-06');
const gas = (day: string, amount: number, merchant = 'Shell') =>
  transaction({ category: 'Gas', date: isoDate(day), amount: cents(amount), merchant });

describe('categoryMonths', () => {
  it('goes back six months, and not before the first transaction', () => {
    const rows = [gas('2025-06-02', -10_00), gas('2025-04-02', -7_00)];
    expect(categoryMonths(rows, 'Gas', june)).toEqual([
      { month: '2025-06', amount: 10_00 },
      { month: '2025-05', amount: 0 },
      { month: '2025-04', amount: 7_00 },
    ]);
  });

  it.each([
    ['2025-01-31', 6],
    ['2024-12-31', 0],
  ])('with a single purchase on %s has %d months', (day, months) => {
    expect(categoryMonths([gas(day, -1_00)], 'Gas', june)).toHaveLength(months);
  });
});

describe('merchantSpending', () => {
  it('subtracts refunds and leaves out other categories and months', () => {
    const rows = [
      gas('2025-06-02', -10_00),
      gas('2025-06-03', 4_00),
      gas('2025-06-04', -7_00, 'Exxon'),
      gas('2025-05-04', -7_00, 'Exxon'),
      transaction({ category: 'Groceries' }),
    ];
    expect(merchantSpending(rows, 'Gas', june)).toEqual([
      { merchant: 'Exxon', amount: 7_00, count: 1 },
      { merchant: 'Shell', amount: 6_00, count: 2 },
    ]);
  });

  it('adds up to the spending of the month', () => {
    const rows = fc.array(
      fc
        .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.constantFrom('A', 'B', 'C'))
        .map(([amount, merchant]) => gas('2025-06-02', amount, merchant)),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(rows, (list) => {
        const merchants = merchantSpending(list, 'Gas', june).map(({ amount }) => amount);
        expect(sum(merchants)).toBe(categoryMonths(list, 'Gas', june)[0]?.amount);
      }),
    );
  });
});
