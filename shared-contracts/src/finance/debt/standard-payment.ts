import { scale, type Cents } from '../../money';
import { monthlyRate } from './interest';

function paymentFactor(aprPercent: number, months: number): number {
  const rate = monthlyRate(aprPercent);
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

/** Returns the equal monthly payment that pays off `principal` in `months`, rounded to the cent. */
export function standardPayment(principal: Cents, aprPercent: number, months: number): Cents {
  return scale(principal, paymentFactor(aprPercent, months));
}
