import fc from 'fast-check';
import { add, cents, ZERO } from '../../money';
import { budgetable, BUILT_IN_CATEGORIES } from '../categories/user-category';
import { isoDate, isoMonth } from '../civil-date';
import { everydayBudget } from './everyday';
import { budgetTotals } from './totals';

const BUDGETABLE_KEYS = budgetable(BUILT_IN_CATEGORIES).map(({ id }) => id);

type Amounts = Parameters<typeof everydayBudget>[0]['assigned'];

const june = isoMonth('2025-06');
const month = (assigned: Amounts, spent: Amounts) => ({
  month: june,
  assigned,
  spent,
  setAside: ZERO,
});

describe('everydayBudget', () => {
  // Covers P3-B4-1.
  it.each([
    ['2025-06-01', 30, 10_00],
    ['2025-06-29', 2, 150_00],
    ['2025-06-30', 1, 300_00],
  ])('on %s divides what is left by %d days', (today, days, perDay) => {
    const budget = month({ groceries: cents(300_00) }, {});
    expect(everydayBudget(budget, isoDate(today))).toEqual({
      left: 300_00,
      perDay,
      days,
      until: '2025-06-30',
      reserved: 0,
    });
  });

  // Covers P3-B4-1.
  it('keeps the unspent part of bills and savings, and counts a bill that cost more', () => {
    const budget = month(
      { rent: cents(1_000_00), phone: cents(50_00), savings: cents(200_00), gas: cents(90_00) },
      { rent: cents(400_00), phone: cents(60_00), gas: cents(20_00), travel: cents(5_00) },
    );
    expect(everydayBudget(budget, isoDate('2025-06-30'))).toMatchObject({
      reserved: 800_00,
      left: 55_00,
    });
  });

  it.each([
    [2_99, 2_00],
    [99, 0],
    [-1, 0],
  ])('with %d cents left on the last day allows %d', (left, perDay) => {
    const budget = month({ gas: cents(100_00) }, { gas: cents(100_00 - left) });
    expect(everydayBudget(budget, isoDate('2025-06-30'))).toMatchObject({ left, perDay });
  });

  it.each(['2025-05-31', '2025-07-01'])('is unknown on %s, outside the month', (today) => {
    expect(everydayBudget(month({ gas: cents(1) }, {}), isoDate(today))).toBeNull();
  });

  it('is unknown without a budget', () => {
    expect(everydayBudget(month({}, { gas: cents(1) }), isoDate('2025-06-10'))).toBeNull();
  });

  it('adds up to what remains, and never allows more than is left', () => {
    const amounts = (min: number) =>
      fc.dictionary(fc.constantFrom(...BUDGETABLE_KEYS), fc.integer({ min, max: 1e7 }).map(cents));
    const days = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(amounts(0), amounts(-1e6), days, (assigned, spent, day) => {
        const today = isoDate(`2025-06-${String(day).padStart(2, '0')}`);
        const found = everydayBudget(month(assigned, spent), today);
        const { remaining } = budgetTotals({ assigned, spent, setAside: ZERO });
        if (found === null) return expect(remaining).toBeNull();
        expect(add(found.left, found.reserved)).toBe(remaining);
        expect(found.perDay * found.days).toBeLessThanOrEqual(Math.max(0, found.left));
      }),
    );
  });
});
