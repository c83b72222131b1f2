import fc from 'fast-check';
import { addDays, isoDate } from '../../finance';
import { cents, fromDollars } from '../../money';
import { isExternal, isFee } from './external';
import { type DatedAmount, moneyWeighted, yearlyRate } from './money-weighted';
import type { ReturnFacts } from './series';
import { timeWeighted } from './time-weighted';
import { combineReturns } from './combine-returns';

const DAY = isoDate('2024-01-01');
const day = (count: number) => addDays(DAY, count);
const value = (count: number, dollars: number) => ({
  date: day(count),
  value: fromDollars(dollars),
});
const flow = (count: number, dollars: number | null) => ({
  id: `flow-${count}`,
  date: day(count),
  name: 'Contribution',
  amount: dollars === null ? null : fromDollars(dollars),
});

const facts = (change: Partial<ReturnFacts>): ReturnFacts => ({
  values: [],
  flows: [],
  flowsFrom: DAY,
  ...change,
});

/** `FLOWS=10000 npx jest shared-contracts/src/long-run/returns -t bisection` is the large run. */
const RUNS = Number(process.env['FLOWS'] ?? 150);

describe('timeWeighted', () => {
  // Covers P3-C6-10.
  it('chains the growth between flows, whenever money comes in', () => {
    const found = timeWeighted(
      facts({
        values: [value(0, 100), value(100, 160), value(200, 150)],
        flows: [flow(100, 50)],
      }),
    );
    // 100 grew to 110 before the 50 arrived; 160 fell to 150.
    expect(found).toMatchObject({ rate: expect.closeTo((110 / 100) * (150 / 160) - 1, 12) });
  });

  it('uses the value of the day before if that of the flow’s day is not known', () => {
    const found = timeWeighted(
      facts({
        values: [value(0, 100), value(99, 120), value(200, 170)],
        flows: [flow(100, 50)],
      }),
    );
    expect(found).toMatchObject({ rate: expect.closeTo((120 / 100) * (170 / 170) - 1, 12) });
  });

  // Covers P3-C6-12.
  it.each<[string, Partial<ReturnFacts>, object]>([
    ['flows are not known', { flowsFrom: null }, { why: 'flows-unknown' }],
    ['one value is known', { values: [value(0, 1)] }, { why: 'one-value' }],
    [
      'values are older than the known flows',
      { values: [value(0, 1), value(5, 1)], flowsFrom: day(1) },
      { why: 'one-value' },
    ],
    [
      'the value around a flow is not known',
      { values: [value(0, 1), value(98, 1), value(200, 1)], flows: [flow(100, 1)] },
      { why: 'value-unknown', date: day(100) },
    ],
    [
      'the account was empty',
      { values: [value(0, 0), value(9, 5)] },
      { why: 'nothing-invested', date: day(0) },
    ],
    [
      'securities came in without a value',
      { values: [value(0, 1), value(9, 5)], flows: [flow(3, null)] },
      { why: 'unvalued-transfer', date: day(3) },
    ],
  ])('cannot be computed when %s', (_, change, reason) => {
    expect(timeWeighted(facts(change))).toEqual(reason);
  });

  it('is the product of the days when values are known on each day', () => {
    const step = fc.record({
      growth: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      flow: fc.integer({ min: 0, max: 500_00 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
        const values = [value(0, 1000)];
        let product = 1;
        for (const [index, { growth, flow: amount }] of steps.entries()) {
          const before = values.at(-1)!.value;
          const grown = Math.round(before * growth);
          product *= grown / before;
          values.push({ date: day(index + 1), value: cents(grown + amount) });
        }
        const flows = steps.map(({ flow: amount }, index) => flow(index + 1, amount / 100));
        expect(timeWeighted(facts({ values, flows }))).toMatchObject({
          rate: expect.closeTo(product - 1, 9),
        });
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });
});

/** Computes the present value at a yearly rate, independently of the product. */
const worth = (amounts: readonly DatedAmount[], rate: number): number =>
  amounts.reduce((total, { date, amount }) => {
    const years = (Date.parse(date) - Date.parse(DAY)) / (365 * 86_400_000);
    return total + amount / Math.pow(1 + rate, years);
  }, 0);

/** Finds a rate between -99.9 % and 10,000 % by bisection where the present value changes its sign. */
function bisection(amounts: readonly DatedAmount[]): number | null {
  let [low, high] = [-0.999, 100];
  if (worth(amounts, low) * worth(amounts, high) > 0) return null;
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2;
    if (worth(amounts, low) * worth(amounts, middle) <= 0) high = middle;
    else low = middle;
  }
  return low;
}

describe('yearlyRate', () => {
  it.each([
    // This is the example of Microsoft's XIRR: https://support.microsoft.com/office/xirr-function
    [
      [
        ['2008-01-01', -10_000],
        ['2008-03-01', 2750],
        ['2008-10-30', 4250],
        ['2009-02-15', 3250],
        ['2009-04-01', 2750],
      ],
      0.373362535,
    ],
    [
      [
        ['2023-01-01', -100],
        ['2024-01-01', 110],
      ],
      0.1,
    ],
    [
      [
        ['2023-01-01', -100],
        ['2024-01-01', 1],
      ],
      -0.99,
    ],
  ] as const)('of %j is %d', (rows, rate) => {
    const amounts = rows.map(([date, amount]) => ({ date: isoDate(date), amount }));
    expect(yearlyRate(amounts)).toBeCloseTo(rate, 7);
  });

  // Covers P3-C6-11.
  it('agrees with bisection on random flows of accounts, and finds a rate wherever there is one', () => {
    const paid = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 1e7 })),
      {
        minLength: 1,
        maxLength: 24,
      },
    );
    fc.assert(
      fc.property(paid, fc.integer({ min: 1, max: 1e8 }), (flows, left) => {
        const amounts = [
          { date: DAY, amount: -1000_00 },
          ...flows.map(([days, amount]) => ({ date: day(days), amount: -amount })),
          { date: day(3001), amount: left },
        ];
        const oracle = bisection(amounts);
        if (oracle !== null)
          expect(yearlyRate(amounts)! / (1 + oracle)).toBeCloseTo(oracle / (1 + oracle), 6);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  // Covers P3-C6-11.
  it('solves random flows in both directions, or has no rate where bisection has none', () => {
    const either = fc.integer({ min: -1e7, max: 1e7 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 3000 }), either), { maxLength: 24 }),
        (flows) => {
          const amounts = flows.map(([days, amount]) => ({ date: day(days), amount }));
          const rate = yearlyRate(amounts);
          if (bisection(amounts) !== null && flows.some(([, amount]) => amount !== 0)) {
            const size = amounts.reduce((total, each) => total + Math.abs(worth([each], rate!)), 0);
            expect(Math.abs(worth(amounts, rate!))).toBeLessThanOrEqual(size * 1e-7);
          }
          if (amounts.every(({ amount }) => amount >= 0)) expect(rate).toBeNull();
        },
      ),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it.each([
    ['nothing', []],
    ['money paid in alone', [-5, -3]],
    ['money received alone', [5, 3]],
  ])('has no rate for %s', (_, amounts) => {
    expect(yearlyRate(amounts.map((amount, index) => ({ date: day(index), amount })))).toBeNull();
  });
});

describe('moneyWeighted', () => {
  // Covers P3-C6-11.
  it('is the return of the period and a year of it', () => {
    const year = facts({ values: [value(0, 100), value(365, 110)] });
    expect(moneyWeighted(year)).toMatchObject({
      rate: expect.closeTo(0.1, 9),
      yearly: expect.closeTo(0.1, 9),
    });
    const twoYears = facts({ values: [value(0, 100), value(730, 121)] });
    expect(moneyWeighted(twoYears)).toMatchObject({
      rate: expect.closeTo(0.21, 9),
      yearly: expect.closeTo(0.1, 9),
    });
  });

  // Covers P3-C6-12.
  it('cannot be computed if no rate explains the flows', () => {
    const emptied = facts({ values: [value(0, 100), value(365, 0)] });
    expect(moneyWeighted(emptied)).toEqual({ why: 'no-rate' });
  });
});

describe('combineReturns', () => {
  it('adds values on days that all accounts have, so that a move between them is no flow', () => {
    const both = combineReturns([
      facts({ values: [value(0, 100), value(5, 100), value(9, 50)], flows: [flow(9, -50)] }),
      facts({ values: [value(0, 200), value(9, 250)], flows: [flow(9, 50)], flowsFrom: day(0) }),
    ]);
    expect(both.values).toEqual([value(0, 300), value(9, 300)]);
    expect(timeWeighted(both)).toMatchObject({ rate: 0 });
  });

  it('has no known flows if those of one account are not known', () => {
    expect(combineReturns([facts({}), facts({ flowsFrom: null })]).flowsFrom).toBeNull();
  });
});

describe('kinds of investment transactions', () => {
  it.each([
    ['contribution', true, false],
    ['distribution', true, false],
    ['transfer', true, false],
    ['dividend', false, false],
    ['buy', false, false],
    ['management fee', false, true],
  ])('%s is external: %s, a fee: %s', (kind, external, fee) => {
    expect([isExternal(kind), isFee(kind)]).toEqual([external, fee]);
  });
});
