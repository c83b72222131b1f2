import fc from 'fast-check';
import { cents, percentOf } from '../../money';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/insight/savings-rate-insight';
import type { ScoreInputs } from './inputs';
import { factorsOf, score } from './score';
import { type ScoreStep, scoreSteps } from './steps';

const amount = (most: number) => fc.integer({ min: 0, max: most }).map(cents);

const kinds = (retirement: number, brokerage = 0, crypto = 0): ScoreInputs['kinds'] => [
  { type: 'retirement', balance: cents(retirement) },
  { type: 'brokerage', balance: cents(brokerage) },
  { type: 'crypto', balance: cents(crypto) },
];

const INPUTS: ScoreInputs = {
  debt: { payments: cents(2_000_00), income: cents(8_000_00) },
  saving: { ratePercent: EXCELLENT_SAVINGS_PERCENT / 2, income: cents(15_000_00), months: 3 },
  history: { made: 12, expected: 12 },
  cards: { owed: cents(4_000_00), limit: cents(10_000_00) },
  emergency: { saved: cents(12_000_00), target: cents(24_000_00) },
  kinds: kinds(50_000_00, 5_000_00),
};

const inputs: fc.Arbitrary<ScoreInputs> = fc.record({
  debt: fc.record({ payments: amount(6_000_00), income: fc.constant(cents(8_000_00)) }),
  saving: fc.record({
    ratePercent: fc.integer({ min: -50, max: 60 }),
    income: fc.constant(cents(15_000_00)),
    months: fc.constantFrom(1, 3),
  }),
  history: fc.integer({ min: 0, max: 12 }).map((made) => ({ made, expected: 12 })),
  cards: fc.record({ owed: amount(9_000_00), limit: fc.constant(cents(10_000_00)) }),
  emergency: fc.record({ saved: amount(30_000_00), target: fc.constant(cents(24_000_00)) }),
  kinds: fc
    .tuple(amount(90_000_00), amount(9_000_00), amount(3_000_00))
    .map(([a, b, c]) => kinds(a, b, c)),
});

const scored = (value: ScoreInputs): number => score(factorsOf(value))!;

/** Changes one factor by an amount in that factor's own unit. */
function changed(value: ScoreInputs, key: ScoreStep['key'], by: number): ScoreInputs {
  const { debt, saving, history, cards, emergency } = value;
  switch (key) {
    case 'debt_to_income':
      return { ...value, debt: { ...debt!, payments: cents(debt!.payments - by) } };
    case 'savings_rate':
      return {
        ...value,
        saving: {
          ...saving!,
          ratePercent: saving!.ratePercent + percentOf(cents(by * saving!.months), saving!.income),
        },
      };
    case 'payment_history':
      return { ...value, history: { ...history!, made: history!.made + by } };
    case 'credit_utilization':
      return { ...value, cards: { ...cards!, owed: cents(cards!.owed - by) } };
    case 'emergency_fund':
      return { ...value, emergency: { ...emergency!, saved: cents(emergency!.saved + by) } };
    case 'investment_diversity':
      return value;
  }
}

describe('scoreSteps', () => {
  // Covers P3-C5-3.
  it('finds for each factor the smallest change that reaches the score: a cent less does not', () => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 100 }), (value, goal) => {
        for (const { key, change, score: reached } of scoreSteps(value, goal)) {
          if (change === null) {
            expect(reached).toBeLessThan(goal);
          } else if (key !== 'investment_diversity') {
            expect(scored(changed(value, key, change))).toBe(reached);
            expect(reached).toBeGreaterThanOrEqual(goal);
            if (change > 0) expect(scored(changed(value, key, change - 1))).toBeLessThan(goal);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  // Covers P3-C5-3.
  it.each([
    // The score is 75. One point more takes 4 points of this factor, which are $128 of $8,000 a month.
    ['debt_to_income', 76, 0],
    ['payment_history', 85, null],
  ] as const)('%s reaches %d with a change of %s or more', (key, goal, least) => {
    const step = scoreSteps(INPUTS, goal).find((each) => each.key === key)!;
    if (least === null) expect(step.change).toBeNull();
    else expect(step.change).toBeGreaterThan(least);
  });

  it.each([
    [kinds(100_00), 2, 5_27],
    [kinds(100_00, 5_00), 2, 27],
    [kinds(0), 1, 1],
  ])('new kinds of investments: %j', (held, _, added) => {
    const at = { ...INPUTS, kinds: held };
    const goal = scored(at) + 1;
    const step = scoreSteps(at, goal).find(({ key }) => key === 'investment_diversity')!;
    expect(step.change).toBe(added);
  });

  it('changes nothing if the score is already reached, and has no steps without a score', () => {
    expect(scoreSteps(INPUTS, 1).every(({ change }) => change === 0)).toBe(true);
    const unknown = { debt: null, saving: null, history: null, cards: null };
    expect(scoreSteps({ ...INPUTS, ...unknown }, 85)).toEqual([]);
  });
});
