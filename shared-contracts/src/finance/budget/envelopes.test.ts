import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { BUILT_IN_CATEGORIES, type UserCategory } from '../categories/user-category';
import { isoDate } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { envelopes } from './envelopes';
import type { BudgetSetting } from './setting';
import {
  budgetOf,
  dollars,
  earn,
  figures,
  month,
  of,
  requireCash,
  ROLLOVER,
  settingFrom,
  spend,
  target,
} from './testing/envelope-months';
import { countOf } from '../../testing/thorough';

// Covers P3-B4-4.
describe('a category over 24 months', () => {
  const EIGHTY = Array.from({ length: 24 }, (_, at) => spend(at + 1, 80));
  const all = (amount: number) => Array.from({ length: 24 }, () => amount);
  const growing = (by: number) => Array.from({ length: 24 }, (_, at) => by * (at + 1));

  test('that carries nothing over has the same rest each month', () => {
    expect(figures(of(budgetOf(), EIGHTY))).toEqual(all(20));
  });

  test('that rolls over has a larger rest each month', () => {
    const months = of(budgetOf({ settings: [settingFrom(1, ROLLOVER)] }), EIGHTY);
    expect(figures(months)).toEqual(growing(20));
    expect(figures(months, 'carried')).toEqual([0, ...growing(20).slice(0, 23)]);
  });

  test('that rolls over goes below zero after overspending', () => {
    const rows = Array.from({ length: 24 }, (_, at) => spend(at + 1, 110));
    expect(figures(of(budgetOf({ settings: [settingFrom(1, ROLLOVER)] }), rows))).toEqual(
      growing(-10),
    );
  });

  test('that rolls over for some months carries nothing into the others', () => {
    const settings = [settingFrom(3, ROLLOVER), settingFrom(6, { kind: 'none' } as const)];
    const months = of(budgetOf({ settings }), EIGHTY, 8);
    expect(figures(months, 'carried')).toEqual([0, 0, 0, 20, 40, 0, 0, 0]);
    expect(figures(months)).toEqual([20, 20, 20, 40, 60, 20, 20, 20]);
  });

  test('that has months without a budget still carries its rest over', () => {
    const earlier = [{ key: 'groceries', until: month(2), assigned: dollars(100) }];
    const budget = budgetOf({ standard: {}, earlier, settings: [settingFrom(1, ROLLOVER)] });
    expect(figures(of(budget, [spend(1, 60), spend(4, 90)], 5))).toEqual([40, 140, 140, 50, 50]);
  });

  test('with a target gets a share of the missing amount each month', () => {
    const budget = budgetOf({ settings: [settingFrom(6, target(1_200, 12), 'travel')] });
    const months = of(budget, [], 14);
    expect(figures(months, 'assigned', 'travel')).toEqual([
      ...Array.from({ length: 5 }, () => null),
      171.43,
      171.43,
      171.43,
      171.43,
      171.43,
      171.43,
      171.42,
      0,
      0,
    ]);
    expect(figures(months, 'left', 'travel').slice(-3)).toEqual([1_200, 1_200, 1_200]);
  });

  test.each([
    ['the same', [], [], [100, 100, 100, 100, 100]],
    ['larger after spending', [spend(3, 150, 'Travel')], [], [100, 100, 100, 116, 116]],
    ['smaller after money was moved in', [], [200], [100, 100, 80, 80, 80]],
  ])('with a target has shares that are %s', (_, rows, moved, shares) => {
    const moves = moved.map((each) => ({
      id: 'move',
      month: month(2),
      from: 'groceries',
      to: 'travel',
      amount: dollars(each),
    }));
    const settings = [settingFrom(1, target(1_200, 12), 'travel')];
    const months = of(budgetOf({ settings, moves }), rows, 5);
    const assigned = figures(months, 'assigned', 'travel');
    expect(assigned.map((each) => Math.floor(each ?? 0))).toEqual(shares);
  });

  test('with a target uses the amount that the user set for one month', () => {
    const settings = [settingFrom(1, target(1_200, 12), 'travel')];
    const months = { [month(2)]: { travel: dollars(650) } };
    expect(figures(of(budgetOf({ settings, months }), [], 4), 'assigned', 'travel')).toEqual([
      100, 650, 45, 45,
    ]);
  });

  test('with a target in the past keeps its rest and gets no share', () => {
    const settings = [settingFrom(3, target(1_200, 2), 'travel')];
    expect(figures(of(budgetOf({ settings }), [], 4), 'assigned', 'travel')).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('carries moved money over if it rolls over, and returns it otherwise', () => {
    const moves = [{ id: 'm', month: month(1), from: 'groceries', to: 'gas', amount: dollars(30) }];
    const rolling = of(
      budgetOf({ settings: [settingFrom(1, ROLLOVER), settingFrom(1, ROLLOVER, 'gas')], moves }),
      [],
      2,
    );
    expect([figures(rolling), figures(rolling, 'left', 'gas')]).toEqual([
      [70, 170],
      [30, 30],
    ]);
    const plain = of(budgetOf({ moves }), [], 2);
    expect([figures(plain), figures(plain, 'left', 'gas')]).toEqual([
      [70, 100],
      [30, null],
    ]);
  });
});

// Covers P3-B4-5.
describe('the amount to assign', () => {
  const toAssign = (budget: Budget, rows: Transaction[], last = 3) =>
    of(budget, rows, last).map((each) => each.toAssign / 100);

  test('is the income that no category has', () => {
    expect(toAssign(budgetOf(), [earn(1, 500), spend(1, 30)], 1)).toEqual([400]);
  });

  test('is below zero while more is assigned than came in', () => {
    expect(toAssign(budgetOf(), [], 1)).toEqual([-100]);
  });

  test('gets back what is left in categories that carry nothing over', () => {
    expect(toAssign(budgetOf(), [earn(1, 500), spend(1, 30), earn(2, 500)])).toEqual([
      400, 870, 870,
    ]);
  });

  test('pays for spending in a category without a budget', () => {
    expect(toAssign(budgetOf(), [earn(1, 500), spend(1, 30, 'Travel')], 1)).toEqual([370]);
  });

  test('can be moved into a category, and includes the money of a removed category', () => {
    const move = { id: 'm', month: month(1), amount: dollars(50) };
    const rows = [earn(1, 500)];
    const into = budgetOf({ moves: [{ ...move, from: null, to: 'gas' }] });
    const gone = budgetOf({ moves: [{ ...move, from: 'groceries', to: 'category-gone' }] });
    expect(toAssign(into, rows, 1)).toEqual([350]);
    expect(toAssign(gone, rows, 1)).toEqual([450]);
  });
});

// Covers P3-B4-6.
describe('a late row', () => {
  test('changes the rest of its month and what later months carry over', () => {
    const budget = budgetOf({ settings: [settingFrom(1, ROLLOVER)] });
    const rows = [spend(1, 80), spend(2, 80)];
    expect(figures(of(budget, rows, 3), 'carried')).toEqual([0, 20, 40]);
    expect(figures(of(budget, [...rows, spend(1, 12.4)], 3), 'carried')).toEqual([0, 7.6, 27.6]);
  });

  test('changes no later month of a category that carries nothing over', () => {
    const months = of(budgetOf(), [spend(1, 80), spend(1, 12.4)], 3);
    expect(figures(months)).toEqual([7.6, 100, 100]);
  });
});

test('a change of a line for every month leaves closed months unchanged', () => {
  const earlier = [
    { key: 'groceries', until: month(2), assigned: dollars(60) },
    { key: 'groceries', until: month(4), assigned: dollars(80) },
    { key: 'gas', until: month(4), assigned: null },
  ];
  const budget = budgetOf({ standard: { groceries: dollars(100), gas: dollars(9) }, earlier });
  const months = of(budget, [], 6);
  expect(figures(months, 'assigned')).toEqual([60, 60, 80, 80, 100, 100]);
  expect(figures(months, 'assigned', 'gas')).toEqual([null, null, null, null, 9, 9]);
});

const KEYS = ['groceries', 'gas', 'travel', 'rent', 'savings'];
const NAMES = ['Groceries', 'Gas', 'Travel', 'Rent', 'Savings', 'Dining Out', 'Salary', 'Transfer'];
const amount = fc.integer({ min: 0, max: 50_000_00 }).map(cents);
const anyMonth = fc.integer({ min: 1, max: 24 }).map(month);
const anyKey = fc.constantFrom(...KEYS);
const anySide = fc.option(fc.constantFrom(...KEYS, 'category-gone'));
const anySetting = fc.oneof(
  fc.constant<BudgetSetting>({ kind: 'none' }),
  fc.constant<BudgetSetting>(ROLLOVER),
  fc.record({ kind: fc.constant('target' as const), amount, by: anyMonth }),
);
const anyRow = fc
  .record({
    at: anyMonth,
    category: fc.constantFrom(...NAMES),
    size: fc.integer({ min: -9_000_00, max: 9_000_00 }),
  })
  .map(({ at, category, size }) =>
    transaction({ date: isoDate(`${at}-15`), category, amount: cents(size) }),
  );
const anyLines = fc.dictionary(anyKey, amount, { maxKeys: 4 });
const anyBudget: fc.Arbitrary<Budget> = fc.record({
  standard: anyLines,
  months: fc.dictionary(anyMonth, anyLines, { maxKeys: 5 }),
  since: anyMonth,
  settings: fc.array(fc.record({ key: anyKey, from: anyMonth, setting: anySetting }), {
    maxLength: 8,
  }),
  moves: fc.array(
    fc.record({ id: fc.uuid(), month: anyMonth, from: anySide, to: anySide, amount }),
    { maxLength: 8 },
  ),
  earlier: fc.array(fc.record({ key: anyKey, until: anyMonth, assigned: fc.option(amount) }), {
    maxLength: 5,
  }),
});
/** A user may have changed categories: some are missing, and some have no budget group. */
const anyCategories: fc.Arbitrary<UserCategory[]> = fc
  .subarray([...BUILT_IN_CATEGORIES], { minLength: 1 })
  .chain((present) =>
    fc
      .subarray(present)
      .map((changed) =>
        present.map((each) => (changed.includes(each) ? { ...each, group: null } : each)),
      ),
  );

// Covers P3-B4-7.
test('the envelopes and the amount to assign always add up to the cash of the budget', () => {
  const property = fc.property(
    anyBudget,
    fc.array(anyRow, { maxLength: 40 }),
    anyCategories,
    (budget, rows, categories) => {
      requireCash(envelopes(budget, rows, month(24), categories), rows);
    },
  );
  fc.assert(property, {
    numRuns: Number(process.env['BUDGET_RUNS'] ?? countOf({ usual: 30, thorough: 1_500 })),
  });
});
