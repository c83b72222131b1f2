import { scale, type Cents } from '../../money';
import { monthlyRate } from './interest';

/** The payment per cent owed that clears a loan in `months` equal payments, unrounded; exact for tiny rates too. */
export function paymentFactor(aprPercent: number, months: number): number {
  const rate = monthlyRate(aprPercent);
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

/**
 * The equal monthly payment that clears `principal` in `months`, rounded to the cent; without interest it is
 * an even split. $180,000 at 4.25 % over 360 months is $885.49.
 */
export function standardPayment(principal: Cents, aprPercent: number, months: number): Cents {
  return scale(principal, paymentFactor(aprPercent, months));
}
