import { addDays, daysBetween, type IsoDate } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { payeeKey } from '../recurring/payee-key';
import { spendableAccounts } from '../forecast/spendable';
import { lastDayToPay, NEAR_DAYS, type Occurrence, occurrences } from './occurrences';
import type { ScheduledItem } from './scheduled-item';

/** Items without an existing account belong to the spendable account with the largest balance. */
function usualAccount(data: Pick<FinancialData, 'accounts'>): string | undefined {
  return spendableAccounts(data).held.toSorted((a, b) => b.balance - a.balance)[0]?.id;
}

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

/** Returns the occurrences that are in the future, or within their days of grace. */
export function openOccurrences(
  items: readonly ScheduledItem[],
  transactions: readonly Transaction[],
  today: IsoDate,
  until: IsoDate,
): Occurrence[] {
  return occurrences(items, transactions, addDays(today, -NEAR_DAYS), until).filter(
    ({ date, paidBy }) => paidBy === null && lastDayToPay(date) >= today,
  );
}

interface Payment {
  readonly name: string;
  /** It is below zero for money out. */
  readonly amount: number;
  readonly date: IsoDate;
  readonly accountId: string;
}

/**
 * The item and the payment are the same if they have near days, one direction, one account, and the same amount or
 * payee.
 */
export const matchesPayment = ({ item, date }: Occurrence, payment: Payment): boolean =>
  item.amount < 0 === payment.amount < 0 &&
  (item.accountId === null || item.accountId === payment.accountId) &&
  Math.abs(daysBetween(date, payment.date)) <= NEAR_DAYS &&
  (item.amount === payment.amount || payeeKey(item.name) === payeeKey(payment.name));
