import { add, cents, subtract, ZERO, type Cents } from '../../money';
import { MAX_MONTHS, monthlyInterest } from './interest';

interface AmortisedMonth {
  readonly payment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  readonly balance: Cents;
}

interface Amortisation {
  readonly months: number;
  readonly totalInterest: Cents;
  readonly schedule: readonly AmortisedMonth[];
}

/** A remainder up to this share of a payment is added to the last payment, as lenders do. */
const REMAINDER_SHARE = 0.01;

export const isLastPayment = (due: Cents, payment: Cents): boolean =>
  due <= payment * (1 + REMAINDER_SHARE);

const nextMonth = (owed: Cents, aprPercent: number, monthlyPayment: Cents): AmortisedMonth => {
  const interest = monthlyInterest(owed, aprPercent);
  const due = add(owed, interest);
  const payment = isLastPayment(due, monthlyPayment) ? due : monthlyPayment;
  return {
    payment,
    interest,
    principal: subtract(payment, interest),
    balance: subtract(due, payment),
  };
};

/** Returns 'never' if the payments do not cover the interest or take over a hundred years. */
export function amortise(
  balance: Cents,
  aprPercent: number,
  monthlyPayment: Cents,
): Amortisation | 'never' {
  const schedule: AmortisedMonth[] = [];
  let owed = balance;
  let interest = 0;
  while (owed > ZERO) {
    const month = nextMonth(owed, aprPercent, monthlyPayment);
    if (month.principal <= 0 || schedule.length === MAX_MONTHS) return 'never';
    schedule.push(month);
    interest += month.interest;
    owed = month.balance;
  }
  return { months: schedule.length, totalInterest: cents(interest), schedule };
}
