import fc from 'fast-check';
import { add, cents, scale, sum, type Cents } from '../../money';
import { amortise } from './amortise';

const loan = (...args: Parameters<typeof amortise>) => {
  const result = amortise(...args);
  if (result === 'never') throw new Error('the loan never ends');
  return result;
};

/** The closed formula of an annuity checks the schedule independently. */
function annuityPayment(principal: Cents, aprPercent: number, months: number): Cents {
  const rate = aprPercent / 1200;
  const factor = rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
  return scale(principal, factor);
}

describe('amortise', () => {
  it('lists every month until the balance is zero', () => {
    expect(loan(cents(100_00), 12, cents(50_00))).toEqual({
      months: 3,
      totalInterest: 1_53,
      schedule: [
        { payment: 50_00, interest: 1_00, principal: 49_00, balance: 51_00 },
        { payment: 50_00, interest: 51, principal: 49_49, balance: 1_51 },
        { payment: 1_53, interest: 2, principal: 1_51, balance: 0 },
      ],
    });
  });

  it.each([
    [50_51, 2],
    [50_50, 3],
    [50_00, 3],
  ])(
    'with payments of %d adds a rounding remainder to the payment of month %d',
    (payment, months) => {
      expect(loan(cents(100_00), 12, cents(payment)).months).toBe(months);
    },
  );

  it.each([
    [1_00, 'never'],
    [99, 'never'],
    [0, 'never'],
  ])('with payments of %d that do not exceed the interest is %s', (payment, expected) => {
    expect(amortise(cents(100_00), 12, cents(payment))).toBe(expected);
  });

  it('never ends when it would take more than a hundred years', () => {
    expect(amortise(cents(1_201_00), 0, cents(1_00))).toBe('never');
    expect(loan(cents(1_200_00), 0, cents(1_00)).months).toBe(1200);
  });

  it.each([0, -5_00])('takes no month when %d is owed', (owed) => {
    expect(loan(cents(owed), 20, cents(1))).toEqual({ months: 0, totalInterest: 0, schedule: [] });
  });

  it('ends a mortgage of standard payments in its term', () => {
    expect(loan(cents(180_000_00), 4.25, cents(885_49)).months).toBe(360);
  });

  it('pays back exactly what was owed and the interest', () => {
    const owed = fc.integer({ min: 1_00, max: 500_000_00 }).map(cents);
    const apr = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(owed, apr, fc.integer({ min: 6, max: 120 }), (balance, rate, months) => {
        const { schedule, totalInterest } = loan(
          balance,
          rate,
          add(annuityPayment(balance, rate, months), cents(1)),
        );
        expect(sum(schedule.map(({ payment }) => payment))).toBe(add(balance, totalInterest));
        expect(sum(schedule.map(({ principal }) => principal))).toBe(balance);
        expect(schedule.length).toBeLessThanOrEqual(months);
        expect(schedule.at(-1)?.balance).toBe(0);
      }),
    );
  });
});
