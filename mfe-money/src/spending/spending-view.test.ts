import { CATEGORIES, isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import { categoryDetails, chipCategories, recentSpending, spendingTotals } from './spending-view';

const june = isoMonth('2025-06');
const today = isoDate('2025-06-30');
const groceries = (assigned: number) => ({
  month: june,
  today,
  assigned: { groceries: cents(assigned) },
});
const noBudget = { month: june, today, assigned: {} };

/** Builds one purchase per category, the most expensive one first. */
const purchases = (count: number) =>
  CATEGORIES.slice(0, count).map((category, index) =>
    transaction({ category, amount: cents(-1000 + index) }),
  );

describe('spendingTotals', () => {
  //
  it('counts purchases of the month, and neither income nor own transfers', () => {
    const transactions = [
      transaction({ amount: cents(-100) }),
      transaction({ amount: cents(-50) }),
      transaction({ amount: cents(900), category: 'Salary' }),
      transaction({ amount: cents(-700), category: 'Transfer' }),
      transaction({ amount: cents(-30), date: isoDate('2025-05-31') }),
    ];
    expect(spendingTotals(transactions, groceries(200))).toEqual({
      total: 150,
      count: 2,
      setAside: 0,
      budgeted: 200,
      variance: { kind: 'less', amount: 50, difference: 50 },
    });
  });

  it.each([
    [99, 'more', 1],
    [100, 'exact', 0],
    [101, 'less', 1],
  ])('compares the total with a budget of %d cents: %s', (assigned, kind, amount) => {
    const totals = spendingTotals([transaction({ amount: cents(-100) })], groceries(assigned));
    expect(totals.variance).toMatchObject({ kind, amount });
  });

  it('has no variance without a budget', () => {
    expect(spendingTotals([transaction()], noBudget)).toMatchObject({
      budgeted: null,
      variance: null,
    });
  });
});

describe('categoryDetails', () => {
  // Covers P2-2.spending-8, P2-9-11.
  it.each([
    [90_00, 'positive'],
    [90_01, 'warning'],
    [100_00, 'warning'],
    [100_01, 'negative'],
  ])('colours %d cents of a $100.00 budget %s', (spent, tone) => {
    const [detail] = categoryDetails([transaction({ amount: cents(-spent) })], groceries(100_00));
    expect(detail?.budget).toEqual({ assigned: 100_00, percent: spent / 100, tone });
  });

  it('has no percentage of a budget of zero', () => {
    const [detail] = categoryDetails([transaction()], groceries(0));
    expect(detail?.budget).toEqual({ assigned: 0, percent: null, tone: 'negative' });
  });

  it('has no budget where none is set', () => {
    expect(categoryDetails([transaction()], noBudget)[0]?.budget).toBeNull();
  });

  it('compares with the month before', () => {
    const transactions = [
      transaction({ amount: cents(-100) }),
      transaction({ amount: cents(-70), date: isoDate('2025-05-10') }),
    ];
    expect(categoryDetails(transactions, noBudget)[0]?.change).toMatchObject({
      previous: 70,
      change: 30,
    });
  });

  //
  it('compares a month in progress with the same days of the month before', () => {
    const transactions = [
      transaction({ amount: cents(-100), date: isoDate('2025-06-03') }),
      transaction({ amount: cents(-70), date: isoDate('2025-05-10') }),
      transaction({ amount: cents(-900), date: isoDate('2025-05-11') }),
    ];
    const inProgress = { ...noBudget, today: isoDate('2025-06-10') };
    expect(categoryDetails(transactions, inProgress)[0]?.change).toMatchObject({
      previous: 70,
      change: 30,
    });
  });

  it('has no comparison when the month before has no data', () => {
    expect(categoryDetails([transaction()], noBudget)[0]?.change).toBeNull();
  });
});

describe('chipCategories', () => {
  // Covers P2-2.spending-6, P2-9-11.
  it('are the six largest', () => {
    const chips = chipCategories(categoryDetails(purchases(9), noBudget));
    expect(chips).toEqual(purchases(6).map(({ category }) => category));
  });
});

describe('recentSpending', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    transaction({ date: isoDate(`2025-06-${String(index + 1).padStart(2, '0')}`) }),
  );

  // Covers P2-2.spending-9, P2-5-3, P2-9-11.
  it('lists the ten newest', () => {
    const dates = recentSpending(many, noBudget, 'all').map(({ date }) => date);
    expect(dates).toHaveLength(10);
    expect(dates[0]).toBe('2025-06-12');
    expect(dates.at(-1)).toBe('2025-06-03');
  });

  // Covers P2-2.spending-10, P2-5-3.
  it('lists one category of the month', () => {
    const gas = transaction({ category: 'Gas' });
    const old = transaction({ category: 'Gas', date: isoDate('2025-05-02') });
    expect(recentSpending([...many, gas, old], noBudget, 'Gas')).toEqual([gas]);
  });
});
