import type { Transaction } from '../entities';

/**
 * Returns the rows that change the sum of some accounts: transfers between two of them, and rows in
 * other currencies than USD, do not.
 */
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
