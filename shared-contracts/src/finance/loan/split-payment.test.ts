import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { cents, sum, type Cents } from '../../money';
import { splitLoanPayment } from './split-payment';

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

interface Loan {
  readonly amount: number;
  /** It is in thousandths of a percent, as lenders publish rates. */
  readonly rateUnits: number;
  readonly months: number;
}

interface ScheduleRow {
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly before: Cents;
  readonly after: Cents;
}

/** Computes the published schedule of a level payment, A·r / (1 − (1 + r)^−n), rounded to the cent each month. */
function schedule({ amount, rateUnits, months }: Loan): ScheduleRow[] {
  const rate = new Exact(rateUnits).dividedBy(1_200_000);
  const growth = rate.plus(1).pow(-months);
  const level = new Exact(amount).times(rate).dividedBy(new Exact(1).minus(growth)).round();
  const rows: ScheduleRow[] = [];
  let before = new Exact(amount);
  for (let month = 1; month <= months; month += 1) {
    const interest = before.times(rateUnits).dividedBy(1_200_000).round();
    const isLast = month === months || before.plus(interest).lessThanOrEqualTo(level);
    const payment = isLast ? before.plus(interest) : level;
    const after = before.plus(interest).minus(payment);
    rows.push({
      payment: cents(payment.toNumber()),
      interest: cents(interest.toNumber()),
      principal: cents(payment.minus(interest).toNumber()),
      before: cents(before.toNumber()),
      after: cents(after.toNumber()),
    });
    if (isLast) break;
    before = after;
  }
  return rows;
}

const loans: fc.Arbitrary<Loan> = fc.record({
  amount: fc.integer({ min: 1_000_00, max: 1_500_000_00 }),
  rateUnits: fc.integer({ min: 500, max: 29_999 }),
  months: fc.constantFrom(24, 36, 48, 60, 72, 120, 180, 240, 300, 360),
});

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 60);

describe('splitLoanPayment', () => {
  // Covers P3-A3-1.
  it('splits each payment of published schedules to the cent', () => {
    for (const loan of fc.sample(loans, { numRuns: SCHEDULES, seed: 1_913 })) {
      const aprPercent = loan.rateUnits / 1000;
      const rows = schedule(loan);
      const parts = rows.map(({ payment, before, after }) =>
        splitLoanPayment({ payment, balanceBefore: before, balanceAfter: after, aprPercent }),
      );
      expect(parts).toEqual(
        rows.map(({ interest, principal }) => ({ interest, principal, rest: 0, mismatch: 0 })),
      );
    }
  });

  const amount = fc.integer({ min: 0, max: 1e9 }).map(cents);
  const paid = fc.record({
    payment: fc.integer({ min: 1, max: 1e7 }).map(cents),
    balanceBefore: amount,
    balanceAfter: amount,
    aprPercent: fc.integer({ min: 0, max: 40_000 }).map((units) => units / 1000),
  });

  // Covers P3-A3-1.
  it('adds up to the payment for any balances, with no part below zero', () => {
    fc.assert(
      fc.property(paid, (loan) => {
        fc.pre(loan.balanceAfter < loan.balanceBefore);
        const { interest, principal, rest } = splitLoanPayment(loan);
        expect(sum([interest, principal, rest])).toBe(loan.payment);
        expect(Math.min(interest, principal, rest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  const loan = { balanceBefore: cents(100_000_00), aprPercent: 6 };

  it('counts the rest after interest and principal as escrow and fees', () => {
    const payment = cents(900_00);
    expect(splitLoanPayment({ ...loan, payment, balanceAfter: cents(99_900_00) })).toEqual({
      interest: 500_00,
      principal: 100_00,
      rest: 300_00,
      mismatch: 0,
    });
  });

  // Covers P3-A3-2.
  it.each<[string, number, number, number]>([
    ['of one percent', 606_00, 6_00, 0],
    ['of more', 606_07, 6_07, 6_07],
  ])(
    'has a mismatch only above 1 %% of the payment: %s',
    (_, fallenAndInterest, excess, expected) => {
      const balanceAfter = cents(100_000_00 - (fallenAndInterest - 500_00));
      const payment = cents(fallenAndInterest - excess);
      const { principal, mismatch } = splitLoanPayment({ ...loan, payment, balanceAfter });
      expect(principal).toBe(fallenAndInterest - 500_00);
      expect(mismatch).toBe(expected);
    },
  );
});
