import type { CashModel } from './cash-model';

const LEAST_SHARE = 0.02;
const LEAST_CENTS = 100;
const MONTH_DAYS = 30;

/** What a month brings that no history shows, as a share of what usually goes out. */
const UNSEEN_SHARE = 0.1;

/** How long everyday spending keeps its level before it changes again. */
const LEVEL_DAYS = 28;

/**
 * Returns a function that is called once for each day, with the variance of the payments of that
 * day, and returns how far the balance is usually off by its end, in cents. Even a month in which
 * everything has a rhythm has surprises, so the spread is never zero.
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
