import type { Account, Liability } from '@halyard/shared-contracts/finance';

export function ownAccounts(accounts: readonly Account[], liabilities: readonly Liability[]) {
  return [...accounts, ...liabilities]
    .filter(({ source, closed }) => source !== 'sample' && !closed)
    .map(({ id, name }) => ({ value: id, label: name }));
}

export const manualAccounts = (
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): readonly (Account | Liability)[] =>
  [...accounts, ...liabilities].filter(({ source, closed }) => source === 'manual' && !closed);
