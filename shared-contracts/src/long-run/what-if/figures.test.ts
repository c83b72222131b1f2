import { demoHousehold } from '../../demo';
import {
  addMonths,
  comparePayoffs,
  debtsToPayOff,
  emergencyMonths,
  type FinancialData,
  type Goal,
  goalProgress,
  isoDate,
  monthOf,
  netWorth,
  plannableDebts,
  factorsOf,
  score,
  scoreFactors,
  scoreInputs,
} from '../../finance';
import { cents, sum, ZERO } from '../../money';
import { planOf } from '../household/plan-of';
import { goalNeeds } from '../household/goal-needs';
import { outcomeOf } from '../projection/outcome';
import { marketFor } from '../random/market';
import { marketReturns } from '../sourced/market-returns';
import { NO_CHOICES } from '../testing/no-choices';
import { NO_CHANGES, type WhatIfChanges } from './changes';
import { dataAfter } from './data-after';
import { whatIfFigures, type WhatIfFigures } from './figures';
import { goalDates } from './goals-after';
import { takeMoney } from './take-money';

const CHOICES = { ...NO_CHOICES, age: 40 };

const sample = demoHousehold();

const goal = (part: Partial<Goal>): Goal => ({
  id: 'goal-1',
  name: 'A kitchen',
  target: cents(60_000_00),
  date: isoDate('2028-06-30'),
  promises: [],
  contributions: [
    {
      id: 'c-1',
      accountId: sample.accounts[0]!.id,
      date: isoDate('2025-05-05'),
      amount: cents(900_00),
      opening: false,
    },
  ],
  order: 0,
  madeOn: isoDate('2025-04-01'),
  ...part,
});

const DATA: FinancialData = { ...sample, goals: [goal({})] };
const FAMILY = { dependents: 2, supportYears: 10 };

const of = (changes: Partial<WhatIfChanges>, data = DATA): WhatIfFigures =>
  whatIfFigures(data, { choices: CHOICES, family: FAMILY }, { ...NO_CHANGES, ...changes });

const now = of({});

const chanceOf = ({ plan }: WhatIfFigures): number => {
  const draws = { seed: 1, paths: 300, blockYears: 5 };
  return outcomeOf(plan!, marketFor('blocks', marketReturns.value, draws)).chance;
};

// Otherwise, a user without transactions would read that the money always lasts.
it('gives no years ahead without an age or without spending, and says which is missing', () => {
  const data = demoHousehold();
  const context = { choices: NO_CHOICES, family: null };
  const lacks = (part: Partial<typeof data>) => {
    const found = whatIfFigures({ ...data, ...part }, context, NO_CHANGES);
    expect(found.plan === null).toBe(found.planLacks !== null);
    if (found.planLacks !== null) expect(found.netWorth).toEqual([null, null, null]);
    return found.planLacks;
  };
  expect(lacks({})).toBeNull();
  expect(lacks({ profile: { ...data.profile, age: null } })).toBe('age');
  expect(lacks({ transactions: [] })).toBe('spending');
});

describe('whatIfFigures without changes', () => {
  // Covers P3-C3-2.
  it('are the figures of the other screens', () => {
    const { debts } = plannableDebts(debtsToPayOff(DATA));
    const start = addMonths(monthOf(DATA.today), 1);
    const { asNow } = comparePayoffs(debts, { extra: ZERO, start });
    expect(now.debtFree).toBe(asNow === 'never' ? asNow : addMonths(start, asNow.months - 1));
    expect(now.emergencyMonths).toBe(emergencyMonths(DATA));
    expect(now.score).toBe(score(scoreFactors(DATA)));
    expect(now.goals.map(({ done }) => done)).toEqual(
      goalProgress(DATA).map(({ doneBy }) => doneBy),
    );
    expect(now.plan).toEqual(planOf(DATA, CHOICES, goalNeeds(DATA.goals))?.plan);
    expect(now.missing).toBe(0);
  });

  it('are null where data is missing', () => {
    const context = { choices: { ...CHOICES, age: null }, family: null };
    const data = { ...DATA, profile: { ...DATA.profile, age: null } };
    expect(whatIfFigures(data, context, NO_CHANGES)).toMatchObject({
      lifeGap: null,
      plan: null,
      netWorth: [null, null, null],
    });
  });

  it('have no net worth after the last year of the plan', () => {
    const context = { choices: { ...CHOICES, age: 85 }, family: FAMILY };
    const [five, ten, thirty] = whatIfFigures(DATA, context, NO_CHANGES).netWorth;
    expect(five).not.toBeNull();
    expect(ten).not.toBeNull();
    expect(thirty).toBeNull();
  });
});

describe('whatIfFigures', () => {
  // Covers P3-C3-3.
  it('$200 more a month ends the debts sooner and takes nothing twice', () => {
    const after = of({ extra: cents(200_00) });
    expect(after.debtFree < now.debtFree).toBe(true);
    expect(after.score!).toBeGreaterThanOrEqual(now.score!);
    const flow = ({ plan }: WhatIfFigures, year: number) =>
      plan!.saving + plan!.debtPayments[0]! - (plan!.debtPayments[year] ?? 0);
    expect(flow(now, 0) - flow(after, 0)).toBe(200_00 * 12);
    expect(flow(after, 40)).toBe(flow(now, 40));
  });

  // Covers P3-C3-5.
  it('a year of extra payments on a card changes the score', () => {
    const card = DATA.liabilities.find(({ type }) => type === 'credit_card')!;
    const full = { ...card, balance: cents(9_000_00), limit: cents(10_000_00), aprPercent: 20 };
    const deep = { ...DATA, liabilities: [{ ...full, monthlyPayment: cents(300_00) }] };
    const before = of({}, deep);
    expect(before.score).toBe(score(scoreFactors(deep)));
    expect(of({ extra: cents(400_00) }, deep).score!).toBeGreaterThan(before.score!);
  });

  // Covers P3-C3-3.
  it('extra payments leave the least important goal less', () => {
    const two = {
      ...DATA,
      goals: [goal({}), goal({ id: 'goal-2', name: 'A boat', order: 1 })],
    };
    const before = of({}, two).goals;
    const after = of({ extra: cents(5_000_00) }, two).goals;
    expect(after[1]!.done === null || after[1]!.done > before[1]!.done!).toBe(true);
  });

  // Covers P3-C3-3.
  it('the least important goal gives up its money first', () => {
    const [contribution] = goal({}).contributions;
    const smaller = [{ ...contribution!, id: 'c-2', amount: cents(400_00) }];
    const two = {
      ...DATA,
      goals: [goal({}), goal({ id: 'goal-2', name: 'A boat', order: 1, contributions: smaller })],
    };
    const saved = sum(goalProgress(two).map(({ monthly }) => monthly));
    const dates = (less: number) => goalDates(two, { saved, less: cents(less), waits: 0 });
    const [first, second] = dates(0);
    expect([first!.done, second!.done]).toEqual(goalProgress(two).map(({ doneBy }) => doneBy));
    const [firstAfter, secondAfter] = dates(100_00);
    expect(firstAfter).toEqual(first);
    expect(secondAfter!.done! > second!.done!).toBe(true);
  });

  // Covers P3-C3-5.
  it('the payment of a debt that ends within the year counts in the score', () => {
    const loan = {
      ...DATA.liabilities[0]!,
      type: 'auto_loan' as const,
      balance: cents(31_000_00),
      limit: null,
      aprPercent: 5,
      monthlyPayment: cents(2_500_00),
      minimumPayment: null,
    };
    const owing = { ...DATA, liabilities: [loan] };
    const inputs = scoreInputs(owing);
    const free = { ...inputs, debt: { ...inputs.debt!, payments: ZERO } };
    expect(of({ extra: cents(500_00) }, owing).score).toBe(score(factorsOf(free)));
    expect(of({}, owing).score!).toBeLessThan(score(factorsOf(free))!);
  });

  // Covers P3-C3-3.
  it('lost pay reduces the accounts by the part that would have been spent', () => {
    const flow = { work: cents(3_000_00), income: cents(3_000_00), saved: cents(1_000_00) };
    const lost = { ...NO_CHANGES, monthsWithoutIncome: 2 };
    const { accounts } = dataAfter(DATA, lost, { flow, choices: CHOICES });
    expect(netWorth(DATA.accounts, []) - netWorth(accounts, [])).toBe(4_000_00);
  });

  // Covers P3-C3-3.
  it('rent that ends is saved before retirement and not spent in it', () => {
    const price = { homePrice: cents(100_000_00), homeDown: cents(100_000_00) };
    const [without, after] = [of(price).plan!, of({ ...price, rent: cents(500_00) }).plan!];
    expect(after.saving - without.saving).toBe(6_000_00);
    expect(without.spending - after.spending).toBe(6_000_00);
  });

  it('a debt without known terms stays in net worth', () => {
    const unknown = {
      ...DATA.liabilities[0]!,
      id: 'unknown',
      type: 'loan' as const,
      balance: cents(10_000_00),
      aprPercent: null,
      monthlyPayment: null,
      minimumPayment: null,
    };
    const after = of({}, { ...DATA, liabilities: [...DATA.liabilities, unknown] });
    const prices = (1 + now.plan!.inflationPercent / 100) ** 5;
    expect(now.netWorth[0]! - after.netWorth[0]!).toBeCloseTo(10_000_00 / prices, -1);
  });

  // Covers P3-C3-3.
  it('retiring later never lowers the chance', () => {
    const [early, late] = [of({ retirementAge: 55 }), of({ retirementAge: 70 })];
    expect(early.plan).toMatchObject({ retirementAge: 55 });
    expect(chanceOf(early)).toBeLessThanOrEqual(chanceOf(now));
    expect(chanceOf(now)).toBeLessThanOrEqual(chanceOf(late));
  });

  // Covers P3-C3-3.
  it('a home takes its down payment, and its mortgage is owed', () => {
    const after = of({ homePrice: cents(400_000_00), homeDown: cents(50_000_00) });
    expect(after.lifeGap! - now.lifeGap!).toBeGreaterThanOrEqual(350_000_00);
    expect(after.debtFree > now.debtFree).toBe(true);
    expect(after.plan!.needs).toContainEqual({
      name: 'The new home',
      year: 0,
      amount: 50_000_00,
    });
    expect(after.emergencyMonths!).toBeLessThan(now.emergencyMonths!);
  });

  it('a home that costs too much reports the missing amount', () => {
    const all = sum(DATA.accounts.map(({ balance }) => cents(Math.max(0, balance ?? 0))));
    const price = cents(all + 1_000_00);
    expect(of({ homePrice: price, homeDown: price }).missing).toBeGreaterThanOrEqual(1_000_00);
  });

  // Covers P3-C3-3.
  it('a child costs money for 18 years and needs the income as long', () => {
    const after = of({ child: cents(1_000_00) });
    expect(after.plan!.needs.filter(({ name }) => name === 'A child')).toHaveLength(18);
    expect(after.lifeGap! - now.lifeGap!).toBe((DATA.profile.income ?? 0) * 8);
    expect(after.emergencyMonths!).toBeLessThan(now.emergencyMonths!);
  });

  // Covers P3-C3-3.
  it.each([
    [6, [6]],
    [14, [12, 2]],
  ])('%d months without pay fall into their years', (months, years) => {
    const lost = of({ monthsWithoutIncome: months }).plan!.needs.filter(
      ({ name }) => name === 'Lost pay',
    );
    const [monthly] = lost.map(({ amount }, at) => amount / years[at]!);
    expect(lost.map(({ year, amount }) => [year, Math.round(amount / monthly!)])).toEqual(
      years.map((count, year) => [year, count]),
    );
  });

  // Covers P3-C3-3.
  it('a fall of the market in the first year lowers net worth and leaves cash alone', () => {
    const after = of({ marketFall: 40 });
    expect(after.plan!.firstYearFall).toBe(40);
    expect(after.emergencyMonths).toBe(now.emergencyMonths);
    after.netWorth.forEach((value, at) => expect(value!).toBeLessThan(now.netWorth[at]!));
  });

  it('a retired user has no pay to lose', () => {
    const context = { choices: { ...CHOICES, age: 70 }, family: FAMILY };
    const lost = { ...NO_CHANGES, monthsWithoutIncome: 6 };
    const before = whatIfFigures(DATA, context, NO_CHANGES);
    expect(whatIfFigures(DATA, context, lost)).toEqual(before);
  });
});

describe('takeMoney', () => {
  const worth = netWorth(DATA.accounts, []);

  it.each(['other', 'emergency'] as const)('first from %s takes each dollar once', (first) => {
    const { accounts, missing } = takeMoney(DATA.accounts, cents(5_000_00), first);
    expect(missing).toBe(0);
    expect(worth - netWorth(accounts, [])).toBe(5_000_00);
  });

  it('never touches retirement accounts', () => {
    const { accounts } = takeMoney(DATA.accounts, cents(900_000_000_00), 'other');
    const retirement = ({ accounts: all }: Pick<FinancialData, 'accounts'>) =>
      all.filter(({ type }) => type === 'retirement').map(({ balance }) => balance);
    expect(retirement({ accounts })).toEqual(retirement(DATA));
  });
});

describe('goalNeeds', () => {
  // Covers P3-C1-11.
  it.each([
    ['A kitchen', 1],
    ['Emergency fund', 0],
    ['Retire at 60', 0],
    ['Rainy day', 0],
    ['Pay off the car', 0],
  ])('of “%s” are %d', (name, count) => {
    expect(goalNeeds([goal({ name })])).toHaveLength(count);
    expect(goalNeeds([goal({ name, date: null }), goal({ name, target: null })])).toEqual([]);
  });
});
