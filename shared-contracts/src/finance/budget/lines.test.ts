import fc from 'fast-check';
import { add, cents, sum, ZERO } from '../../money';
import { transaction } from '../../testing/builders';
import { CATEGORIES, CATEGORY_KEYS, type Category } from '../category';
import { isoDate, isoMonth } from '../civil-date';
import type { Budget } from '../entities';
import { totalSpending } from '../movement/totals';
import { budgetable, BUILT_IN_CATEGORIES } from '../categories/user-category';
import { assignedIn } from './assigned';
import { budgetLineGroups, budgetLines } from './lines';
import { budgetMonth } from './month';
import { threeMonthAverage } from './three-month-average';
import { budgetTotals } from './totals';
import { unbudgetedSpending } from './unbudgeted';
import { budgetVariance } from './variance';

/** The fields are those of a line that carries nothing over. */
const NOTHING_MORE = { carried: 0, moved: 0, setting: { kind: 'none' } };

const BUDGETABLE_KEYS = budgetable(BUILT_IN_CATEGORIES).map(({ id }) => id);

const june = isoMonth('2025-06');
const on = (day: string, category: Category, amount: number) =>
  transaction({ date: isoDate(day), category, amount: cents(amount) });

const budget: Budget = {
  standard: { groceries: cents(100), rent: cents(1000), travel: cents(0) },
  months: { [june]: { groceries: cents(150) } },
};

const movements = [
  on('2025-06-30', 'Groceries', -60),
  on('2025-06-01', 'Groceries', -40),
  on('2025-06-02', 'Gas', -30),
  on('2025-06-02', 'Transfer', -500),
  on('2025-05-31', 'Groceries', -999),
  on('2025-06-03', 'Groceries', 20),
];

describe('assignedIn', () => {
  it('lets a month replace single lines of the standard budget', () => {
    expect(assignedIn(budget, june)).toEqual({ groceries: 150, rent: 1000, travel: 0 });
    expect(assignedIn(budget, isoMonth('2025-05'))).toEqual(budget.standard);
  });
});

describe('budgetLines', () => {
  // Covers P2-2.budget-10, P2-5-2.
  it('shows budgeted categories only, in table order, with what the month spent', () => {
    expect(budgetLines(budgetMonth(budget, movements, june))).toEqual([
      {
        ...NOTHING_MORE,
        key: 'rent',
        category: 'Rent',
        group: 'fixed',
        assigned: 1000,
        spent: 0,
        remaining: 1000,
        status: 'available',
      },
      {
        ...NOTHING_MORE,
        key: 'groceries',
        category: 'Groceries',
        group: 'variable',
        assigned: 150,
        spent: 80,
        remaining: 70,
        status: 'funded',
      },
      {
        ...NOTHING_MORE,
        key: 'travel',
        category: 'Travel',
        group: 'variable',
        assigned: 0,
        spent: 0,
        remaining: 0,
        status: 'available',
      },
    ]);
  });

  it('agrees with unbudgetedSpending and budgetTotals', () => {
    const amounts = budgetMonth(budget, movements, june);
    expect(unbudgetedSpending(amounts)).toEqual([{ key: 'gas', category: 'Gas', spent: 30 }]);
    expect(budgetTotals(amounts)).toEqual({
      budgeted: 1150,
      spent: 110,
      setAside: 0,
      remaining: 1040,
    });
  });

  //
  it('never loses a cent between budgeted and unbudgeted spending', () => {
    const lists = fc.array(
      fc
        .tuple(fc.constantFrom(...CATEGORIES), fc.integer({ min: -1e6, max: 1e6 }))
        .map(([category, amount]) => on('2025-06-15', category, amount)),
    );
    const keys = fc.subarray([...CATEGORY_KEYS]);
    fc.assert(
      fc.property(lists, keys, (list, budgeted) => {
        const some: Budget = {
          standard: Object.fromEntries(budgeted.map((key) => [key, cents(1)])),
          months: {},
        };
        const amounts = budgetMonth(some, list, june);
        const inLines = sum(budgetLines(amounts).map(({ spent }) => spent));
        const rest = sum(unbudgetedSpending(amounts).map(({ spent }) => spent));
        expect(add(inLines, rest)).toBe(totalSpending(list));
        expect(budgetTotals(amounts).spent).toBe(totalSpending(list));
      }),
    );
  });
});

describe('budgetLineGroups', () => {
  it('places every category in a group of the table', () => {
    const assigned = Object.fromEntries(BUDGETABLE_KEYS.map((key) => [key, cents(100)]));
    const groups = budgetLineGroups(budgetLines({ assigned, spent: {} }));
    expect(groups.map(({ group }) => group)).toEqual(['fixed', 'variable', 'savings']);
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(BUDGETABLE_KEYS.length);
  });

  it('adds up each group and leaves out empty ones', () => {
    const amounts = {
      assigned: { gas: cents(300), travel: cents(200) },
      spent: { gas: cents(50), travel: cents(25) },
    };
    expect(budgetLineGroups(budgetLines(amounts))).toMatchObject([
      { group: 'variable', assigned: 500, spent: 75 },
    ]);
  });
});

describe('unbudgetedSpending', () => {
  it('lists spending without a budget, largest first', () => {
    const amounts = {
      assigned: { gas: cents(100) },
      spent: { gas: cents(90), travel: cents(5), shopping: cents(70) },
    };
    expect(unbudgetedSpending(amounts).map(({ key }) => key)).toEqual(['shopping', 'travel']);
  });
});

describe('budgetTotals', () => {
  it('goes below zero when more was spent than budgeted', () => {
    const spent = { travel: cents(61), savings: cents(30), investments: cents(10) };
    const setAside = cents(40);
    expect(budgetTotals({ assigned: { gas: cents(100) }, spent, setAside })).toEqual({
      budgeted: 100,
      spent: 101,
      setAside: 40,
      remaining: -1,
    });
  });

  it('has no remaining amount without a budget, but has one if zero is budgeted', () => {
    const spent = { groceries: cents(101) };
    expect(budgetTotals({ assigned: {}, spent, setAside: ZERO })).toEqual({
      budgeted: null,
      spent: 101,
      setAside: 0,
      remaining: null,
    });
    expect(
      budgetTotals({ assigned: { groceries: cents(0) }, spent, setAside: ZERO }).remaining,
    ).toBe(-101);
  });
});

describe('threeMonthAverage', () => {
  it('averages the three months before, not the month itself', () => {
    const list = [
      on('2025-06-01', 'Gas', -900),
      on('2025-05-01', 'Gas', -100),
      on('2025-04-01', 'Gas', -50),
      on('2025-03-01', 'Gas', -50),
      on('2025-02-28', 'Gas', -900),
      on('2025-03-01', 'Dining Out', -10),
    ];
    expect(threeMonthAverage(list, june)).toEqual({ gas: 67, dining_out: 3 });
  });

  it('ignores months without data', () => {
    expect(threeMonthAverage([on('2025-05-01', 'Gas', -100)], june)).toEqual({ gas: 100 });
    expect(threeMonthAverage([], june)).toEqual({});
  });
});

describe('budgetVariance', () => {
  it.each([
    [100, 101, 'more', 1],
    [100, 100, 'exact', 0],
    [100, 99, 'less', 1],
  ])('of %d budgeted and %d spent is %s by %d', (budgeted, actual, kind, amount) => {
    expect(budgetVariance(cents(budgeted), cents(actual))).toEqual({
      kind,
      amount,
      difference: budgeted - actual,
    });
  });
});
