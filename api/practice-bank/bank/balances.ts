import { currentRows } from './ledger';
import type { BankAccount, Item, Row } from './item';

/** Dollars of one account as the bank answers them. Owed money is positive on credit and loan accounts. */
export interface Balances {
  readonly current: number;
  readonly available: number | null;
  readonly limit: number | null;
}

const toCents = (dollars: number) => Math.round(dollars * 100);

function outflowCents(rows: readonly Row[]): number {
  return rows.reduce((total, row) => total + toCents(row.amount), 0);
}

/**
 * Current = `starting_balance` moved by what has posted since the Item was linked; the history before that day is
 * already in it (Plaid: "the account will start with this amount as the current balance").
 */
export function balancesOf(item: Item, account: BankAccount): Balances {
  const rows = currentRows(item).filter((row) => row.accountId === account.accountId);
  const posted = outflowCents(rows.filter((row) => !row.pending && !row.inOpeningBalance));
  const pending = outflowCents(rows.filter((row) => row.pending));
  const owes = account.type === 'credit' || account.type === 'loan';
  const current = toCents(account.openingBalance) + (owes ? posted : -posted);
  return {
    current: current / 100,
    available: availableOf(account, current, pending),
    limit: account.limit,
  };
}

function availableOf(account: BankAccount, current: number, pending: number): number | null {
  if (account.hidesAvailable) return null;
  if (account.forcedAvailable !== null) return account.forcedAvailable;
  if (account.type === 'depository') return (current - pending) / 100;
  if (account.type !== 'credit' || account.limit === null) return null;
  return (toCents(account.limit) - current - pending) / 100;
}
