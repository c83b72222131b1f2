import { addDays, daysBetween, type IsoDate } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { payeeKey } from '../recurring/payee-key';
import { spendableAccounts } from '../forecast/spendable';
import { graceOf, NEAR_DAYS, type Occurrence, occurrences } from './occurrences';
import type { ScheduledItem } from './scheduled-item';

/** Items without an account, or with one that is gone, belong to the largest of them. */
function usualAccount(data: Pick<FinancialData, 'accounts'>): string | undefined {
  return spendableAccounts(data).held.toSorted((a, b) => b.balance - a.balance)[0]?.id;
}

/** The items that change the sum of some accounts. */
export function itemsOf(
  data: Pick<FinancialData, 'accounts' | 'scheduled'>,
  held: readonly { readonly id: string }[],
): ScheduledItem[] {
  const known = new Set(data.accounts.map(({ id }) => id));
  const usual = usualAccount(data);
  const ids = new Set(held.map(({ id }) => id));
  return data.scheduled.filter(({ accountId }) => {
    const id = accountId !== null && known.has(accountId) ? accountId : usual;
    return id !== undefined && ids.has(id);
  });
}

/** The occurrences that are still to come, or whose days of grace are not over. */
export function openOccurrences(
  items: readonly ScheduledItem[],
  transactions: readonly Transaction[],
  today: IsoDate,
  until: IsoDate,
): Occurrence[] {
  return occurrences(items, transactions, addDays(today, -NEAR_DAYS), until).filter(
    ({ date, paidBy }) => paidBy === null && graceOf(date) >= today,
  );
}

interface Payment {
  readonly name: string;
  /** Money out is below zero. */
  readonly amount: number;
  readonly date: IsoDate;
  readonly accountId: string;
}

/** Whether an item of the user's own is the payment that a rhythm expects. */
export const standsFor = ({ item, date }: Occurrence, payment: Payment): boolean =>
  item.amount < 0 === payment.amount < 0 &&
  (item.accountId === null || item.accountId === payment.accountId) &&
  Math.abs(daysBetween(date, payment.date)) <= NEAR_DAYS &&
  (item.amount === payment.amount || payeeKey(item.name) === payeeKey(payment.name));
