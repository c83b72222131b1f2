import { type Cents, cents, subtract, sum } from '../../money';
import type { BudgetGroup } from '../category';
import { daysBetween, type IsoDate, type IsoMonth, lastDay, monthOf } from '../civil-date';
import { budgetLines } from './lines';
import type { BudgetMonth } from './month';
import { budgetTotals } from './totals';

/** `left` and `reserved` add up to what remains of the budget. */
export interface EverydayBudget {
  /** It is below zero when the budget is overspent. */
  readonly left: Cents;
  /** It is in whole dollars, rounded down so that the money lasts, and zero when nothing is left. */
  readonly perDay: Cents;
  readonly days: number;
  readonly until: IsoDate;
  /** It is the unspent part of bills and savings. */
  readonly reserved: Cents;
}

const DOLLAR = 100;

const PLANNED: ReadonlySet<string> = new Set<BudgetGroup>(['fixed', 'savings']);

const wholeDollars = (amount: number): Cents => cents(Math.floor(amount / DOLLAR) * DOLLAR);

/** Returns null without a budget and for any month but the current one (P3-B4-1). */
export function everydayBudget(
  budget: BudgetMonth & { readonly month: IsoMonth },
  today: IsoDate,
): EverydayBudget | null {
  const { remaining } = budgetTotals(budget);
  if (remaining === null || monthOf(today) !== budget.month) return null;
  const planned = budgetLines(budget).filter(({ group }) => PLANNED.has(group));
  const reserved = sum(planned.map((line) => cents(Math.max(0, line.remaining))));
  const left = subtract(remaining, reserved);
  const until = lastDay(budget.month);
  const days = daysBetween(today, until) + 1;
  return { left, perDay: wholeDollars(Math.max(0, left) / days), days, until, reserved };
}
