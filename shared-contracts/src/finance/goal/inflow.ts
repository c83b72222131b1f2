import { add, cents, type Cents, divide, scale, sum, ZERO } from '../../money';
import { addMonths, type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { type Goal, isShare, type SharePromise, WHOLE_ACCOUNT } from './goal';

/** `monthly` is the average month, and `thisMonth` is the sum so far. They are below zero if more was taken out. */
export interface GoalInflow {
  readonly monthly: Cents;
  readonly thisMonth: Cents;
}

const MONTHS = 3;

type AccountMonths = ReadonlyMap<string, ReadonlyMap<IsoMonth, Cents>>;

const known = new WeakMap<readonly Transaction[], AccountMonths>();

function readMonths(transactions: readonly Transaction[]): AccountMonths {
  const accounts = new Map<string, Map<IsoMonth, Cents>>();
  for (const { accountId, date, amount } of transactions) {
    const months = accounts.get(accountId) ?? new Map<IsoMonth, Cents>();
    const month = monthOf(date);
    months.set(month, add(months.get(month) ?? ZERO, amount));
    accounts.set(accountId, months);
  }
  return accounts;
}

function accountMonths(transactions: readonly Transaction[]): AccountMonths {
  const months = known.get(transactions) ?? readMonths(transactions);
  known.set(transactions, months);
  return months;
}

export const monthsSince = (from: IsoMonth, to: IsoMonth): number =>
  12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
  Number(to.slice(5)) -
  Number(from.slice(5));

function usual(months: ReadonlyMap<IsoMonth, Cents>, began: IsoMonth, now: IsoMonth): Cents {
  const count = Math.min(MONTHS, monthsSince(began, now));
  if (count <= 0) return months.get(now) ?? ZERO;
  const last = Array.from({ length: count }, (_, back) => addMonths(now, -1 - back));
  return divide(sum(last.map((month) => months.get(month) ?? ZERO)), count);
}

function shareInflow(
  { accountId, millionths }: SharePromise,
  transactions: readonly Transaction[],
  now: IsoMonth,
): GoalInflow {
  const months = accountMonths(transactions).get(accountId) ?? new Map<IsoMonth, Cents>();
  const began = [...months.keys()].reduce((first, each) => (each < first ? each : first), now);
  const part = (amount: Cents) => scale(amount, millionths / WHOLE_ACCOUNT);
  return {
    monthly: part(usual(months, began, now)),
    thisMonth: part(months.get(now) ?? ZERO),
  };
}

function contributedInflow({ contributions, madeOn }: Goal, now: IsoMonth): GoalInflow {
  const months = new Map<IsoMonth, Cents>();
  for (const { date, amount, opening } of contributions) {
    if (opening) continue;
    months.set(monthOf(date), add(months.get(monthOf(date)) ?? ZERO, amount));
  }
  return { monthly: usual(months, monthOf(madeOn), now), thisMonth: months.get(now) ?? ZERO };
}

/** A share grows with the account, an amount with contributions (P3-B5-4). */
export function goalInflow(
  goal: Goal,
  transactions: readonly Transaction[],
  today: IsoDate,
): { readonly shares: GoalInflow; readonly contributions: GoalInflow } {
  const now = monthOf(today);
  const shares = goal.promises
    .filter(isShare)
    .map((promise) => shareInflow(promise, transactions, now));
  return {
    shares: {
      monthly: sum(shares.map(({ monthly }) => monthly)),
      thisMonth: sum(shares.map(({ thisMonth }) => thisMonth)),
    },
    contributions: contributedInflow(goal, now),
  };
}

export const bothInflows = (a: GoalInflow, b: GoalInflow): GoalInflow => ({
  monthly: cents(a.monthly + b.monthly),
  thisMonth: cents(a.thisMonth + b.thisMonth),
});
