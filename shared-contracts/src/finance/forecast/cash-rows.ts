import type { Transaction } from '../entities';

/** Leaves out transfers between the accounts, and currencies other than USD. */
export function cashRows(
  transactions: readonly Transaction[],
  accountIds: ReadonlySet<string>,
): Transaction[] {
  return transactions.filter(
    ({ accountId, currency, transfer }) =>
      currency === 'USD' &&
      accountIds.has(accountId) &&
      !(transfer && accountIds.has(transfer.accountId)),
  );
}
