import type { Account, Liability } from '@halyard/shared-contracts/finance';

/** The person's own open accounts and debts, for a select; sample ones are nobody's. */
export function ownAccounts(accounts: readonly Account[], liabilities: readonly Liability[]) {
  return [...accounts, ...liabilities]
    .filter(({ source, closed }) => source !== 'sample' && !closed)
    .map(({ id, name }) => ({ value: id, label: name }));
}

/** The person's open accounts and debts that no bank keeps: statements can be imported into them. */
export const manualHoldings = (
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): readonly (Account | Liability)[] =>
  [...accounts, ...liabilities].filter(({ source, closed }) => source === 'manual' && !closed);
