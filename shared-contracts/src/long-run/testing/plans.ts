import fc from 'fast-check';
import { cents, type Cents } from '../../money';
import type { LongPlan, PlanAccount } from '../projection/plan';

const NONE = cents(0);

/** The household is 40 years old, has all its money in stocks, and neither earns nor spends. */
export const QUIET: LongPlan = {
  birthYear: 1986,
  age: 40,
  retirementAge: 60,
  lastAge: 69,
  status: 'single',
  statePercent: 0,
  accounts: [{ pool: 'open', amount: cents(100_000_00), mix: { stocks: 100, bonds: 0, bills: 0 } }],
  saving: NONE,
  contributions: NONE,
  spending: NONE,
  benefits: NONE,
  claimAge: 67,
  pension: NONE,
  debtPayments: [],
  needs: [],
  feePercent: 0,
  inflationPercent: 2.5,
  firstYearFall: 0,
};

const dollars = (most: number): fc.Arbitrary<Cents> =>
  fc.integer({ min: 0, max: most }).map((amount) => cents(amount * 100));

const mix = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => ({
    stocks: Math.min(a, b),
    bonds: Math.abs(a - b),
    bills: 100 - Math.max(a, b),
  }));

const account: fc.Arbitrary<PlanAccount> = fc.record({
  pool: fc.constantFrom('open', 'preTax', 'roth'),
  amount: dollars(600_000),
  mix,
});

/** The households have all ages. Some plans succeed, and some fail. */
export const plans: fc.Arbitrary<LongPlan> = fc
  .record({
    age: fc.integer({ min: 20, max: 80 }),
    working: fc.integer({ min: 0, max: 40 }),
    status: fc.constantFrom('single', 'joint', 'separate', 'head'),
    statePercent: fc.integer({ min: 0, max: 9 }),
    accounts: fc.array(account, { maxLength: 4 }),
    saving: dollars(40_000),
    contributions: dollars(15_000),
    spending: dollars(70_000),
    benefits: dollars(40_000),
    claimAge: fc.integer({ min: 62, max: 70 }),
    debtPayments: fc.array(dollars(12_000), { maxLength: 30 }),
    needs: fc.array(
      fc.record({
        name: fc.constant('Need'),
        year: fc.integer({ min: 0, max: 30 }),
        amount: dollars(60_000),
      }),
      { maxLength: 2 },
    ),
    feePercent: fc.integer({ min: 0, max: 20 }).map((tenths) => tenths / 10),
  })
  .map(({ age, working, ...plan }) => ({
    ...QUIET,
    ...plan,
    age,
    birthYear: 2026 - age,
    retirementAge: age + working,
    lastAge: 95,
  }));
