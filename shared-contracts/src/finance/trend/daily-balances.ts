import { add, type Cents, subtract, sum, ZERO } from '../../money';
import { accountTypeFacts } from '../account/account-types';
import { type CountedAccount, countedAccounts } from '../account/counted';
import { addDays, type IsoDate } from '../civil-date';
import type { Account, Transaction } from '../entities';

/** The balance is in cents at the end of the day. */
export interface DailyBalance {
  readonly date: IsoDate;
  readonly balance: Cents;
}

interface Holding {
  readonly id: string;
  readonly balance: Cents;
}

/** Returns the accounts whose sum is "all cash" (P2-2.wealth-3). */
export function cashAccounts(accounts: readonly Account[]): CountedAccount[] {
  return countedAccounts(accounts).filter(({ type }) => accountTypeFacts(type).isCash);
}

/** Sums what moved on each day. Pending rows and rows after today are in no balance yet. */
function movedByDay(
  accounts: readonly Holding[],
  transactions: readonly Transaction[],
  today: IsoDate,
): Map<IsoDate, Cents> {
  const ids = new Set(accounts.map(({ id }) => id));
  const moved = new Map<IsoDate, Cents>();
  for (const { accountId, date, amount, pending } of transactions) {
    if (pending || date > today || !ids.has(accountId)) continue;
    moved.set(date, add(moved.get(date) ?? ZERO, amount));
  }
  return moved;
}

/**
 * Computes back from today's balances to the day of the first transaction. The last point is today's. An account
 * without transactions has today's balance on every day. Changes of prices are not included.
 */
export function dailyBalances(
  accounts: readonly Holding[],
  transactions: readonly Transaction[],
  today: IsoDate,
): DailyBalance[] {
  const moved = movedByDay(accounts, transactions, today);
  const first = [...moved.keys()].reduce((least, date) => (date < least ? date : least), today);
  const days: DailyBalance[] = [];
  let balance = sum(accounts.map((account) => account.balance));
  for (let date = today; date >= first; date = addDays(date, -1)) {
    days.push({ date, balance });
    balance = subtract(balance, moved.get(date) ?? ZERO);
  }
  return days.reverse();
}
