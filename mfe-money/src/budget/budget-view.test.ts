import {
  BUDGET_ORDER,
  type BudgetStatus,
  type CategoryKey,
} from '@halyard/shared-contracts/finance';
import { cents, sum } from '@halyard/shared-contracts/money';
import {
  BUDGETABLE_KEYS,
  type BudgetFilter,
  groupsOf,
  keeps,
  linesOf,
  tableGroup,
  totalsOf,
  unbudgetedOf,
} from './budget-view';

const ALL = ['over', 'nearly', 'on_track', 'funded', 'available'] as const;

describe('keeps', () => {
  it.each<[BudgetFilter, readonly BudgetStatus[]]>([
    ['all', ALL],
    ['over', ['over']],
    ['nearly', ['nearly']],
    ['available', ['on_track', 'funded', 'available']],
  ])('%s keeps %j', (filter, kept) => {
    expect(ALL.filter((status) => keeps(filter, { status }))).toEqual(kept);
  });
});

describe('tableGroup', () => {
  //
  it.each<[CategoryKey, string]>([
    ['rent', 'fixed'],
    ['internet', 'fixed'],
    ['groceries', 'variable'],
    ['travel', 'variable'],
    ['savings', 'savings'],
    ['auto_insurance', 'fixed'],
    ['transportation', 'variable'],
    ['other', 'variable'],
  ])('puts %s into %s', (key, group) => {
    expect(tableGroup(key)).toBe(group);
  });
});

describe('linesOf', () => {
  it('lists the budgeted categories in the order of the specification', () => {
    const assigned = {
      investments: cents(1),
      travel: cents(1),
      groceries: cents(1),
      internet: cents(1),
      rent: cents(1),
    };
    expect(linesOf({ assigned, spent: {} }).map(({ key }) => key)).toEqual([
      'rent',
      'internet',
      'groceries',
      'travel',
      'investments',
    ]);
  });

  it('reckons what remains and how full the line is', () => {
    const amounts = { assigned: { gas: cents(10_000) }, spent: { gas: cents(12_050) } };
    expect(linesOf(amounts)).toMatchObject([{ remaining: -2_050, status: 'over' }]);
  });

  // Covers P2-4-2.
  it.each([
    [99_99, 'nearly'],
    [100_00, 'over'],
    [90_00, 'nearly'],
    [89_99, 'on_track'],
    [70_00, 'on_track'],
    [69_99, 'funded'],
    [50_00, 'funded'],
    [49_99, 'available'],
  ])('calls %d of 10000 cents %s', (spent, status) => {
    const amounts = { assigned: { gas: cents(100_00) }, spent: { gas: cents(spent) } };
    expect(linesOf(amounts)[0]?.status).toBe(status);
  });

  // Covers P2-2.budget-10.
  it('leaves out categories without a budget', () => {
    expect(linesOf({ assigned: {}, spent: { gas: cents(1) } })).toEqual([]);
  });
});

describe('groupsOf', () => {
  it('keeps every category that anything can be assigned to', () => {
    const assigned = Object.fromEntries(BUDGET_ORDER.map((key) => [key, cents(100)]));
    const groups = groupsOf(linesOf({ assigned, spent: {} }));
    expect(groups.map(({ group }) => group)).toEqual(['fixed', 'variable', 'savings']);
    expect(groups.flatMap(({ lines }) => lines)).toHaveLength(BUDGET_ORDER.length);
  });

  it('adds up each group and leaves out empty ones', () => {
    const amounts = {
      assigned: { gas: cents(300), travel: cents(200) },
      spent: { gas: cents(50), travel: cents(25) },
    };
    expect(groupsOf(linesOf(amounts))).toMatchObject([
      { group: 'variable', assigned: 500, spent: 75 },
    ]);
  });
});

describe('BUDGETABLE_KEYS', () => {
  it('are all categories but money in and own transfers', () => {
    expect(BUDGET_ORDER.filter((key) => !BUDGETABLE_KEYS.includes(key)).toSorted()).toEqual([
      'income',
      'salary',
      'transfer',
    ]);
  });
});

describe('unbudgetedOf', () => {
  const amounts = {
    assigned: { gas: cents(100) },
    spent: { gas: cents(90), travel: cents(5), shopping: cents(70) },
  };

  it('lists spending without a budget, largest first', () => {
    expect(unbudgetedOf(amounts).map(({ key }) => key)).toEqual(['shopping', 'travel']);
  });

  it('makes up all spending together with the lines', () => {
    const parts = [...linesOf(amounts), ...unbudgetedOf(amounts)];
    expect(sum(parts.map(({ spent }) => spent))).toBe(totalsOf(amounts).spent);
  });
});

describe('totalsOf', () => {
  it('goes below zero when more was spent than budgeted', () => {
    const amounts = { assigned: { gas: cents(100) }, spent: { travel: cents(101) } };
    expect(totalsOf(amounts)).toEqual({ budgeted: 100, spent: 101, remaining: -1 });
  });

  it('are unknown where nobody set a budget, and not where zero was set', () => {
    const spent = { groceries: cents(101) };
    expect(totalsOf({ assigned: {}, spent })).toEqual({
      budgeted: null,
      spent: 101,
      remaining: null,
    });
    expect(totalsOf({ assigned: { groceries: cents(0) }, spent }).remaining).toBe(-101);
  });
});
