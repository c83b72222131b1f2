import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome } from '../movement/kind';
import type { Notice } from './notice';

/** A deposit is news for this many days. */
const NEWS_DAYS = 14;

/** Income of the last two weeks. */
export function receivedDeposits(transactions: readonly Transaction[], today: IsoDate): Notice[] {
  const from = addDays(today, -NEWS_DAYS);
  return transactions
    .filter((t) => isIncome(t) && t.date >= from && t.date <= today)
    .map((deposit) => ({ type: 'deposit_received', date: deposit.date, deposit }));
}
