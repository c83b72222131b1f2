import fc from 'fast-check';
import { cents, fromDollars, toDollars } from '../../money';
import { growthOf, logMoments } from '../random/growth';
import { marketFor, type Method, METHODS } from '../random/market';
import { normalQuantile } from '../random/normal';
import { BLOCK_YEARS, SEED } from '../settings';
import { marketReturns } from '../sourced/market-returns';
import { plans, QUIET } from '../testing/plans';
import { outcomeOf, outcomeSteps } from './outcome';
import type { LongPlan } from './plan';
import { steadyPath } from './steady-path';

const run = (plan: LongPlan, method: Method, paths = 5_000) =>
  outcomeOf(
    plan,
    marketFor(method, marketReturns.value, { seed: SEED, paths, blockYears: BLOCK_YEARS }),
  );

/** Property tests run this many plans. `PLANS=1000` is the large run. */
const PLANS = Number(process.env['PLANS'] ?? 8);

const { means, root } = logMoments(growthOf(marketReturns.value));
const [mu, sigma] = [means[0]!, root[0]![0]!];

describe('the fan', () => {
  // With 5,000 paths, the standard error of these quantiles is at most 4 %. The tolerance is three of them.
  // Covers P3-C1-2.
  it('of lognormal stocks has the quantiles of the closed form', () => {
    const { fan } = run(QUIET, 'lognormal');
    const years = 30;
    [5, 25, 50, 75, 95].forEach((percents, at) => {
      const z = normalQuantile(percents / 100);
      const expected = 100_000 * Math.exp(years * mu + z * sigma * Math.sqrt(years));
      expect(Math.abs(toDollars(fan[at]![years - 1]!) / expected - 1)).toBeLessThan(0.12);
    });
  });

  it('has one value for each year, and its lines never cross', () => {
    const { fan } = run({ ...QUIET, spending: fromDollars(20_000) }, 'blocks', 200);
    expect(fan.map((line) => line.length)).toEqual([30, 30, 30, 30, 30]);
    fan[0]!.forEach((_, year) => {
      const values = fan.map((line) => line[year]!);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    });
  });
});

describe('the chance', () => {
  const probability = (z: number): number => {
    let [low, high] = [0, 1];
    for (let turn = 0; turn < 60; turn += 1) {
      const middle = (low + high) / 2;
      if (normalQuantile(middle) < z) low = middle;
      else high = middle;
    }
    return low;
  };

  // The tolerance is four standard errors of a share of 5,000 paths.
  // Covers P3-C1-4.
  it.each([50_000, 150_000, 300_000])('of one need of $%d has its closed form', (amount) => {
    const year = 20;
    const needs = [{ name: 'House', year, amount: fromDollars(amount) }];
    const { chance, interval } = run({ ...QUIET, needs }, 'lognormal');
    const expected = probability(
      (Math.log(100_000 / amount) + year * mu) / (sigma * Math.sqrt(year)),
    );
    const error = Math.sqrt((expected * (1 - expected)) / 5_000);
    expect(Math.abs(chance - expected)).toBeLessThan(4 * error);
    expect(interval.low).toBeLessThanOrEqual(chance);
    expect(interval.high).toBeGreaterThanOrEqual(chance);
  });

  it('is 1 if nothing is ever spent, and 0 without any money', () => {
    expect(run(QUIET, 'replay').chance).toBe(1);
    const poor = { ...QUIET, accounts: [], spending: fromDollars(10_000) };
    expect(run(poor, 'replay')).toMatchObject({ chance: 0, paths: 97 });
  });
});

describe('what breaks first', () => {
  const poor: LongPlan = { ...QUIET, accounts: [] };

  // Covers P3-C1-5.
  it.each<[string, Partial<LongPlan>, string, number]>([
    ['spending in retirement', { spending: fromDollars(1_000) }, 'spending', 60],
    [
      'a need while at work',
      { needs: [{ name: 'Car', year: 3, amount: fromDollars(9_000) }] },
      'need',
      43,
    ],
    ['spending before retirement', { saving: fromDollars(-500) }, 'saving', 40],
    [
      'spending before a need of the same year',
      {
        spending: fromDollars(1_000),
        needs: [{ name: 'Car', year: 20, amount: fromDollars(9_000) }],
      },
      'spending',
      60,
    ],
  ])('is %s', (_, part, what, age) => {
    expect(run({ ...poor, ...part }, 'replay').breaks).toEqual([
      { what, paths: 97, medianAge: age },
    ]);
  });
});

describe('money over the years', () => {
  const flat = {
    ...marketReturns.value,
    years: [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ] as const,
  };
  const wealthOf = (plan: Partial<LongPlan>) =>
    steadyPath({ ...QUIET, inflationPercent: 0, ...plan }, flat).wealth.map(toDollars);

  // Covers P3-C1-1.
  it('is saved until retirement and spent afterwards', () => {
    const wealth = wealthOf({ saving: fromDollars(1_000), spending: fromDollars(2_000) });
    expect([wealth[0], wealth[19], wealth[20], wealth[29]]).toEqual([
      101_000, 120_000, 118_000, 100_000,
    ]);
  });

  it('saves the payments of a debt that is over', () => {
    const wealth = wealthOf({ debtPayments: [cents(600_00), cents(600_00), cents(100_00)] });
    expect(wealth.slice(0, 5)).toEqual([100_000, 100_000, 100_500, 101_100, 101_700]);
  });

  it('pays a debt that lasts into retirement', () => {
    const debtPayments = Array.from({ length: 25 }, () => cents(600_00));
    const wealth = wealthOf({ debtPayments });
    expect([wealth[19], wealth[20], wealth[24], wealth[25]]).toEqual([
      100_000, 99_400, 97_000, 97_000,
    ]);
  });

  it('pays tax on what leaves a retirement account', () => {
    const mix = { stocks: 100, bonds: 0, bills: 0 };
    const accounts = [{ pool: 'preTax', amount: cents(1_000_000_00), mix }] as const;
    const wealth = wealthOf({ accounts, spending: fromDollars(40_000) });
    // 42,977.27 less 16,100 is 26,877.27, on which 2,977.27 is due.
    expect(1_000_000 - wealth[20]!).toBeCloseTo(42_977.27, 1);
  });

  it('pays no tax on what leaves a Roth account', () => {
    const mix = { stocks: 100, bonds: 0, bills: 0 };
    const accounts = [{ pool: 'roth', amount: cents(1_000_000_00), mix }] as const;
    const wealth = wealthOf({ accounts, spending: fromDollars(40_000) });
    expect(1_000_000 - wealth[20]!).toBe(40_000);
  });

  it('grows less by fees and falls with the market of the first year', () => {
    expect(wealthOf({ feePercent: 1 })[0]).toBe(99_000);
    expect(wealthOf({ firstYearFall: 40 }).slice(0, 2)).toEqual([60_000, 60_000]);
  });
});

describe('a better plan', () => {
  const chance = (plan: LongPlan) => run(plan, 'blocks', 30).successes;
  const better = (change: (plan: LongPlan) => LongPlan) =>
    fc.assert(
      fc.property(plans, (plan) => {
        expect(chance(change(plan))).toBeGreaterThanOrEqual(chance(plan));
      }),
      { numRuns: PLANS },
    );

  // Covers P3-C1-6.
  it('that saves more never succeeds less often', () => {
    better((plan) => ({ ...plan, saving: cents(plan.saving + 1_200_00) }));
  });

  it('that retires later never succeeds less often', () => {
    better((plan) => ({ ...plan, retirementAge: plan.retirementAge + 2 }));
  });

  it('with lower fees never succeeds less often', () => {
    better((plan) => ({ ...plan, feePercent: plan.feePercent / 2 }));
  });

  it('that spends less never succeeds less often', () => {
    better((plan) => ({ ...plan, spending: cents(Math.floor(plan.spending * 0.9)) }));
  });
});

describe('the same seed', () => {
  const FAMILY: LongPlan = {
    ...QUIET,
    retirementAge: 65,
    lastAge: 99,
    status: 'joint',
    accounts: [
      { pool: 'open', amount: cents(60_000_00), mix: { stocks: 20, bonds: 30, bills: 50 } },
      { pool: 'preTax', amount: cents(240_000_00), mix: { stocks: 70, bonds: 30, bills: 0 } },
    ],
    saving: cents(12_000_00),
    contributions: cents(10_000_00),
    spending: cents(72_000_00),
    benefits: cents(40_000_00),
    debtPayments: Array.from({ length: 22 }, () => cents(24_000_00)),
    feePercent: 0.3,
  };

  // The browser test of the wealth plan compares Chromium with the same cents.
  // Covers P3-C1-3.
  it.each(METHODS)('gives the same outcome again by %s', (method) => {
    expect(run(FAMILY, method, 200)).toEqual(run(FAMILY, method, 200));
  });

  it('yields often enough that no slice is long', () => {
    const market = marketFor('blocks', marketReturns.value, {
      seed: SEED,
      paths: 1_000,
      blockYears: BLOCK_YEARS,
    });
    let slices = 0;
    const steps = outcomeSteps(FAMILY, market);
    while (!steps.next().done) slices += 1;
    expect(slices).toBeGreaterThan(1_000 / 50 + 50);
  });
});
