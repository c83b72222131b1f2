import type { CashModel } from './cash-model';

const LEAST_SHARE = 0.02;
const LEAST_CENTS = 100;
const MONTH_DAYS = 30;

/** A month brings surprises of this share of the usual spending that no history shows. */
const UNSEEN_SHARE = 0.1;

/** Everyday spending stays at one level for about this long. */
const LEVEL_DAYS = 28;

/**
 * Returns a function for one call per day. It takes the variance of the day's payments and returns the usual error
 * of the balance by the end of the day, in cents. The result is never zero, because every month has surprises.
 */
export function spreads({ everyday, outPerMonth }: CashModel): (ofPayments: number) => number {
  const least = Math.max(LEAST_CENTS, LEAST_SHARE * outPerMonth) ** 2;
  const unseen = (UNSEEN_SHARE * outPerMonth) ** 2 / MONTH_DAYS;
  let day = 0;
  let payments = 0;
  return (ofPayments) => {
    day += 1;
    payments += ofPayments;
    const level = day * Math.min(day, LEVEL_DAYS) * everyday.ofDrift;
    return Math.sqrt(payments + day * (everyday.ofOneDay + unseen) + level + least);
  };
}
