import { divide, scale, type Cents } from '../../money';
import { monthlyRate } from './interest';

/** The payment per cent owed that clears a loan in `months` equal payments, unrounded. Needs a rate above zero. */
export function paymentFactor(aprPercent: number, months: number): number {
  const rate = monthlyRate(aprPercent);
  return rate / (1 - (1 + rate) ** -months);
}

/**
 * The equal monthly payment that clears `principal` in `months`, rounded to the cent; without interest it is
 * an even split. $180,000 at 4.25 % over 360 months is $885.49.
 */
export function standardPayment(principal: Cents, aprPercent: number, months: number): Cents {
  if (aprPercent === 0) return divide(principal, months);
  return scale(principal, paymentFactor(aprPercent, months));
}
