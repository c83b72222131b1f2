import { cents } from '../../money';
import { liability } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { amortise } from './amortise';
import { payoffOutlook } from './payoff-outlook';

const today = isoDate('2025-06-30');

describe('payoffOutlook', () => {
  it('pays from the next month on: $180,000 at 4.25 % for $885.49 ends after 30 years', () => {
    const mortgage = liability({
      balance: cents(180_000_00),
      aprPercent: 4.25,
      monthlyPayment: cents(885_49),
    });
    const loan = amortise(cents(180_000_00), 4.25, cents(885_49));
    expect(payoffOutlook(mortgage, today)).toEqual({
      kind: 'ends',
      payment: 885_49,
      months: 360,
      payoffMonth: '2055-06',
      interest: loan === 'never' ? null : loan.totalInterest,
    });
  });

  it('ends next month when one payment is enough', () => {
    const small = liability({ balance: cents(50_00), aprPercent: 0, monthlyPayment: cents(50_00) });
    expect(payoffOutlook(small, today)).toMatchObject({ months: 1, payoffMonth: '2025-07' });
  });

  it('takes the minimum payment where no other is known', () => {
    const card = liability({ aprPercent: 0, minimumPayment: cents(250_00) });
    expect(payoffOutlook(card, today)).toMatchObject({ payment: 250_00, months: 2 });
  });

  it('adds the extra payment to the current payment', () => {
    const card = liability({ aprPercent: 0, minimumPayment: cents(250_00) });
    expect(payoffOutlook(card, today, cents(250_00))).toMatchObject({ months: 1 });
  });

  it.each([
    ['never', 10_00],
    ['ends', 10_01],
  ])('of $1,000 at 12 %% is %s at %d cents a month', (kind, payment) => {
    const loan = liability({
      balance: cents(1_000_00),
      aprPercent: 12,
      monthlyPayment: cents(payment),
    });
    expect(payoffOutlook(loan, today).kind).toBe(kind);
  });

  it.each([
    [{ aprPercent: null, monthlyPayment: cents(1) }, 'rate'],
    [{ aprPercent: 5 }, 'payment'],
    [{ aprPercent: null }, 'both'],
  ])('of %j is unknown without %s', (part, missing) => {
    expect(payoffOutlook(liability(part), today)).toEqual({ kind: 'unknown', missing });
  });

  it.each([[{ balance: cents(0) }], [{ balance: cents(-5) }], [{ closed: true }]])(
    'is none for %j',
    (part) => {
      expect(payoffOutlook(liability(part), today)).toEqual({ kind: 'none' });
    },
  );
});
