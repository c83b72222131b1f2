import { demoHousehold } from '../../demo';
import { type FinancialData, isoDate } from '../../finance';
import { cents } from '../../money';
import { account, holding, financialData, liability } from '../../testing/builders';
import type { PlanChoices } from './choices';
import { NO_CHOICES } from '../testing/no-choices';
import { yearlyDebtPayments } from './debt-payments';
import { estimatedPrimaryAmount } from './estimated-benefit';
import { planAccounts } from './plan-accounts';
import { planOf } from './plan-of';

const aged = (age: number | null, part: Partial<FinancialData> = {}): FinancialData => {
  const base = financialData({ today: isoDate('2026-06-30'), ...part });
  return { ...base, profile: { ...base.profile, age } };
};

describe('planOf', () => {
  // Covers P3-C1-8.
  it('is null while the age is not known, unless the user entered one', () => {
    expect(planOf(aged(null), NO_CHOICES)).toBeNull();
    expect(planOf(aged(null), { ...NO_CHOICES, age: 40 })?.plan.birthYear).toBe(1986);
  });

  // Covers P3-C1-8.
  it('of the sample uses its own last months and its own pay', () => {
    const data = demoHousehold();
    const { plan, basis } = planOf(data, NO_CHOICES)!;
    expect(basis).toMatchObject({ saving: 'usual', spending: 'usual', benefits: 'estimated' });
    expect(plan.saving).not.toBe(0);
    expect(plan.spending).toBeGreaterThan(0);
    expect(plan.benefits).toBeGreaterThan(0);
  });

  // Covers P3-C1-7.
  it('uses the values that the user entered', () => {
    const chosen: PlanChoices = {
      ...NO_CHOICES,
      retirementAge: 61,
      lastAge: 90,
      claimAge: 70,
      status: 'head',
      saving: cents(-5_00),
      spending: cents(7_00),
      socialSecurity: cents(2_000_00),
      statePercent: 5,
    };
    expect(planOf(aged(40), chosen)).toMatchObject({
      plan: {
        retirementAge: 61,
        lastAge: 90,
        claimAge: 70,
        status: 'head',
        saving: -5_00,
        spending: 7_00,
        benefits: 2_480_00 * 12,
        statePercent: 5,
      },
      basis: { saving: 'chosen', benefits: 'chosen' },
    });
  });

  it.each([
    [40, 120, 99],
    [90, 20, 91],
    [40, 95, 95],
  ])('at age %d changes a last age of %d to %d', (age, lastAge, taken) => {
    expect(planOf(aged(age), { ...NO_CHOICES, lastAge })?.plan.lastAge).toBe(taken);
  });

  it.each([
    ['Married', 'joint'],
    ['married, two children', 'joint'],
    ['Unmarried', 'single'],
    ['Single', 'single'],
    [null, 'single'],
  ])('files the return of a user who is %s as %s', (maritalStatus, status) => {
    const data = aged(40);
    const own = { ...data, profile: { ...data.profile, maritalStatus } };
    expect(planOf(own, NO_CHOICES)?.plan.status).toBe(status);
  });

  it('needs the amount of a goal in its year, and at once if the year is over', () => {
    const needs = ['2030-01-01', '2020-01-01'].map((by) => ({
      name: 'House',
      amount: cents(1_00),
      by: isoDate(by),
    }));
    expect(planOf(aged(40), NO_CHOICES, needs)?.plan.needs.map(({ year }) => year)).toEqual([4, 0]);
  });

  it('counts debts whose terms are not known as left out', () => {
    const known = { aprPercent: 5, monthlyPayment: cents(100_00) };
    const liabilities = [
      liability({ id: 'a', ...known, aprPercent: null }),
      liability({ id: 'b', ...known }),
    ];
    const found = planOf(aged(40, { liabilities }), NO_CHOICES);
    expect(found?.debtsLeftOut).toBe(1);
  });
});

describe('planAccounts', () => {
  const mixOf = (part: Partial<FinancialData>, mixes: PlanChoices['mixes'] = []) =>
    planAccounts({ ...financialData(part) }, { mixes }).map(({ pool, mix, basis }) => ({
      pool,
      ...mix,
      basis,
    }));

  it('derives the taxation from the type of the account', () => {
    const accounts = [
      account({ id: '1', type: 'brokerage', name: 'Stocks' }),
      account({ id: '2', type: 'retirement', name: 'Old 401(k)' }),
      account({ id: '3', type: 'retirement', name: 'Roth IRA' }),
      account({ id: '4', type: 'home', name: 'Home' }),
    ];
    expect(mixOf({ accounts }).map(({ pool }) => pool)).toEqual(['open', 'preTax', 'roth']);
  });

  // Covers P3-C1-7.
  it('takes the mix from the user, else from the holdings, else the usual one', () => {
    const accounts = [
      account({ id: '1', type: 'brokerage' }),
      account({ id: '2', type: 'brokerage' }),
      account({ id: '3', type: 'brokerage' }),
      account({ id: '4', type: 'savings' }),
    ];
    const holdings = [
      holding({ id: 'a', accountId: '2', kind: 'fund', name: 'Total Bond Fund', value: cents(30) }),
      holding({ id: 'b', accountId: '2', kind: 'fund', name: 'Index Fund', value: cents(60) }),
      holding({ id: 'c', accountId: '2', kind: 'cash', name: 'Cash', value: cents(10) }),
    ];
    expect(mixOf({ accounts, holdings }, [{ accountId: '1', stocks: 90, bonds: 5 }])).toMatchObject(
      [
        { stocks: 90, bonds: 5, bills: 5, basis: 'chosen' },
        { stocks: 60, bonds: 30, bills: 10, basis: 'holdings' },
        { stocks: 60, bonds: 40, bills: 0, basis: 'usual' },
        { bills: 100, basis: 'cash' },
      ],
    );
  });
});

describe('yearlyDebtPayments', () => {
  it('adds the payments of each year and ends with the debt', () => {
    const debts = [
      liability({
        id: 'a',
        balance: cents(1_800_00),
        aprPercent: 0,
        monthlyPayment: cents(100_00),
      }),
    ];
    expect(yearlyDebtPayments(debts)).toEqual([1_200_00, 600_00]);
  });

  it('goes on for 60 years if the payment never ends the debt', () => {
    const debts = [
      liability({
        id: 'a',
        balance: cents(10_000_00),
        aprPercent: 24,
        monthlyPayment: cents(10_00),
      }),
    ];
    expect(yearlyDebtPayments(debts)).toEqual(Array.from({ length: 60 }, () => 120_00));
  });
});

describe('estimatedPrimaryAmount', () => {
  const career = {
    income: cents(60_000_00),
    birthYear: 1964,
    thisYear: 2026,
    retirementAge: 62,
  };

  // 35 years of 60,000 are an average of 5,000 a month: 90 % of 1,286 and 32 % of the rest.
  it('of a steady career equals the formula for its monthly pay', () => {
    expect(estimatedPrimaryAmount(career)).toBe(2_345_80);
  });

  it('counts missing years of a short career', () => {
    expect(estimatedPrimaryAmount({ ...career, retirementAge: 40 })).toBeLessThan(2_345_80);
    expect(estimatedPrimaryAmount({ ...career, retirementAge: 20 })).toBe(0);
  });
});
