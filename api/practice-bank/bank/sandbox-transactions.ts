import { addDays } from '../civil-day';
import { PlaidFault } from '../plaid-fault';
import type { Bank } from './bank';
import { nextId } from './ids';
import type { Item, Row } from './item';

const OLDEST_DAYS = 14;

/** A transaction that a tester adds to an Item. */
export interface NewTransaction {
  readonly date_transacted: string;
  readonly date_posted: string;
  readonly amount: number;
  readonly description: string;
  readonly iso_currency_code?: string | null | undefined;
}

/**
 * Adds posted rows to the Item's first spending account, as `/sandbox/transactions/create` does. The balance moves with
 * them. Throws INVALID_FIELD for a date in the future or more than 14 days back.
 */
export function addTransactions(bank: Bank, item: Item, list: readonly NewTransaction[]): void {
  const account = item.accounts.find((one) => one.type === 'depository' || one.type === 'credit');
  if (!account) throw new PlaidFault('NO_ACCOUNTS');
  const today = bank.today();
  const rows = list.map((one): Row => {
    if (![one.date_transacted, one.date_posted].every((day) => isRecent(day, today)))
      throw new PlaidFault(
        'INVALID_FIELD',
        'dates must be within the last 14 days and not in the future',
      );
    return {
      id: nextId(bank.state.ids, 'transaction'),
      accountId: account.accountId,
      amount: one.amount,
      currency: one.iso_currency_code ?? account.currency,
      description: one.description,
      transacted: one.date_transacted,
      posted: one.date_posted,
      pending: false,
      pendingId: null,
      inOpeningBalance: false,
    };
  });
  bank.change(
    item,
    rows.map((row) => ({ id: row.id, row })),
  );
}

function isRecent(day: string, today: string): boolean {
  return day <= today && day >= addDays(today, -OLDEST_DAYS);
}
