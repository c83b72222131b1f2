import type { Account, Liability } from '@halyard/shared-contracts/finance';

/** The user's own open accounts and debts, for a select; sample accounts belong to no user. */
export function ownAccounts(accounts: readonly Account[], liabilities: readonly Liability[]) {
  return [...accounts, ...liabilities]
    .filter(({ source, closed }) => source !== 'sample' && !closed)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The user's open manual accounts and debts: statements can be imported into them. */
export const manualHoldings = (
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): readonly (Account | Liability)[] =>
  [...accounts, ...liabilities].filter(({ source, closed }) => source === 'manual' && !closed);
