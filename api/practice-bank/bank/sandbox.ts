import { addDays } from '../civil-day';
import { PlaidFault } from '../plaid-fault';
import type { Bank } from './bank';
import { nextId } from './ids';
import type { BankAccount, Item, Row } from './item';
import { currentRows } from './ledger';

const MAX_AGE_DAYS = 14;

interface NewTransaction {
  readonly date_transacted: string;
  readonly date_posted: string;
  readonly amount: number;
  readonly description: string;
  readonly iso_currency_code?: string | null | undefined;
}

/**
 * Adds posted rows to the Item's first spending account, as `/sandbox/transactions/create` does; the balance changes with
 * them. Throws INVALID_FIELD for a date in the future or more than 14 days ago.
 */
export function addTransactions(bank: Bank, item: Item, list: readonly NewTransaction[]): void {
  const account = spendingAccount(item);
  if (!account) throw new PlaidFault('NO_ACCOUNTS');
  const today = bank.today();
  const isRecent = (day: string) => day <= today && day >= addDays(today, -MAX_AGE_DAYS);
  if (!list.flatMap((one) => [one.date_transacted, one.date_posted]).every(isRecent))
    throw new PlaidFault(
      'INVALID_FIELD',
      'dates must be within the last 14 days and not in the future',
    );
  const rows = list.map((one) =>
    newRow(bank, account, {
      amount: one.amount,
      currency: one.iso_currency_code ?? account.currency,
      description: one.description,
      transacted: one.date_transacted,
      posted: one.date_posted,
      pending: false,
    }),
  );
  bank.changeRows(item, rows);
}

/**
 * Changes the data of Plaid's dynamic Sandbox user as Plaid documents it: pending rows post, one posted amount grows by a
 * dollar, and one new purchase is pending. `/transactions/refresh` finds nothing new for other users.
 */
export function refresh(bank: Bank, item: Item): void {
  const account = spendingAccount(item);
  if (!item.dynamic || !account) return;
  bank.postAllPending(item);
  const purchase = currentRows(item).find((row) => !row.inOpeningBalance && row.amount > 0);
  const changes = [newPurchase(bank, account)];
  if (purchase)
    changes.push({ ...purchase, amount: (Math.round(purchase.amount * 100) + 100) / 100 });
  bank.changeRows(item, changes);
}

function newPurchase(bank: Bank, account: BankAccount): Row {
  const today = bank.today();
  return newRow(bank, account, {
    amount: 4.75,
    currency: account.currency,
    description: 'BLUE BOTTLE COFFEE',
    transacted: today,
    posted: addDays(today, 1),
    pending: true,
  });
}

const spendingAccount = (item: Item): BankAccount | undefined =>
  item.accounts.find((one) => one.type === 'depository' || one.type === 'credit');

type NewRow = Omit<Row, 'id' | 'accountId' | 'pendingId' | 'inOpeningBalance'>;

export function newRow(bank: Bank, { accountId }: BankAccount, row: NewRow): Row {
  const id = nextId(bank.state.ids, 'transaction');
  return { ...row, id, accountId, pendingId: null, inOpeningBalance: false };
}
