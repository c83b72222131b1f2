import { cents, type Cents } from '../../money';

/** A plan with more months counts as never ending. */
export const MAX_MONTHS = 1200;

/** Converts a yearly percentage to a monthly fraction: 12 becomes 0.01. */
export function monthlyRate(aprPercent: number): number {
  return aprPercent / 1200;
}

/** Lenders state a rate with at most four decimals. */
const RATE_UNITS = 10_000;

const YEARLY_UNITS = 12 * 100 * RATE_UNITS;

const roundedQuotient = (dividend: number, divisor: number): number => {
  const whole = Math.floor(dividend / divisor);
  const rest = dividend - whole * divisor;
  return rest * 2 >= divisor ? whole + 1 : whole;
};

/** Divides numbers beyond the safe integers. BigInt is about ten times slower. */
const roundedBigQuotient = (amount: number, rate: number): number => {
  const divisor = BigInt(YEARLY_UNITS);
  const dividend = BigInt(amount) * BigInt(rate);
  return Number((dividend + divisor / 2n) / divisor);
};

/** Rounds half away from zero to the cent. It is exact for rates with four decimals: $412.80 at 6.875 % gives $2.37. */
export function monthlyInterest(balance: Cents, aprPercent: number): Cents {
  const rate = Math.round(Math.abs(aprPercent) * RATE_UNITS);
  const amount = Math.abs(balance);
  const product = amount * rate;
  const interest = Number.isSafeInteger(product)
    ? roundedQuotient(product, YEARLY_UNITS)
    : roundedBigQuotient(amount, rate);
  return cents(Math.sign(balance) * Math.sign(aprPercent) * interest);
}
