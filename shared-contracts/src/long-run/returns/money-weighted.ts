import { xirr } from '@webcarrot/xirr';
import { daysBetween, type IsoDate } from '../../finance';
import { RATE_SEARCH, YEAR_DAYS } from '../settings';
import { hasNoReturn, type NoReturnReason, periodOf, type ReturnFacts } from './series';
import type { PeriodReturn } from './time-weighted';

export interface DatedAmount {
  readonly date: IsoDate;
  /** It is below zero for money paid in, and above zero for money received. */
  readonly amount: number;
}

const { leastGrowth, mostGrowth, grid, halvings, usualRate, exact } = RATE_SEARCH;

function presentValues(amounts: readonly DatedAmount[], rate: number): number[] {
  const [first] = amounts.map(({ date }) => date).toSorted();
  return amounts.map(
    ({ date, amount }) =>
      amount / (1 + rate) ** (first === undefined ? 0 : daysBetween(first, date) / YEAR_DAYS),
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

function rateFrom(amounts: readonly DatedAmount[], guess: number): number | null {
  try {
    const rate = xirr(
      amounts.map(({ date, amount }) => ({ date: new Date(date), amount })),
      guess,
    );
    const values = presentValues(amounts, rate);
    const isExact =
      rate > leastGrowth - 1 &&
      rate < mostGrowth - 1 &&
      Math.abs(sumOf(values)) <= sumOf(values.map(Math.abs)) * exact;
    return isExact ? rate : null;
  } catch {
    return null;
  }
}

const growthAt = (step: number): number =>
  leastGrowth * (mostGrowth / leastGrowth) ** (step / grid);

function bracketed(amounts: readonly DatedAmount[]): number | null {
  const worth = (growth: number): number => sumOf(presentValues(amounts, growth - 1));
  for (let step = 0; step < grid; step += 1) {
    let [low, high] = [growthAt(step), growthAt(step + 1)];
    const sign = Math.sign(worth(low));
    if (sign * worth(high) > 0) continue;
    for (let halving = 0; halving < halvings; halving += 1) {
      const middle = (low + high) / 2;
      if (Math.sign(worth(middle)) === sign) low = middle;
      else high = middle;
    }
    return (low + high) / 2 - 1;
  }
  return null;
}

/**
 * Returns the yearly rate at which the present value is zero (XIRR), or null if there is none. The library searches
 * from a guess to the nearest root. If that fails, it starts again where the value changes its sign.
 */
export function yearlyRate(amounts: readonly DatedAmount[]): number | null {
  const isTwoSided =
    amounts.some(({ amount }) => amount > 0) && amounts.some(({ amount }) => amount < 0);
  if (!isTwoSided) return null;
  const usual = rateFrom(amounts, usualRate);
  if (usual !== null) return usual;
  const near = bracketed(amounts);
  return near === null ? null : (rateFrom(amounts, near) ?? near);
}

export interface MoneyReturn extends PeriodReturn {
  readonly yearly: number;
}

/**
 * Returns the money-weighted return: the yearly rate that explains the money in, the money out, and the final
 * value.
 */
export function moneyWeighted(facts: ReturnFacts): MoneyReturn | NoReturnReason {
  const period = periodOf(facts);
  if (hasNoReturn(period)) return period;
  const { from, to, flows } = period;
  const yearly = yearlyRate([
    { date: from.date, amount: -from.value },
    ...flows.map(({ date, amount }) => ({ date, amount: -amount })),
    { date: to.date, amount: to.value },
  ]);
  if (yearly === null) return { why: 'no-rate' };
  const days = daysBetween(from.date, to.date);
  const rate = (1 + yearly) ** (days / YEAR_DAYS) - 1;
  return { rate, yearly, from: from.date, to: to.date };
}
