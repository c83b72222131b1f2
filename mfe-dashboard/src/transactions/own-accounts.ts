import type { Account, Liability } from '@halyard/shared-contracts/finance';

/** The person's own open accounts and debts, for a select; sample ones are nobody's. */
export function ownAccounts(accounts: readonly Account[], liabilities: readonly Liability[]) {
  return [...accounts, ...liabilities]
    .filter(({ source, closed }) => source !== 'sample' && !closed)
    .map(({ id, name }) => ({ value: id, label: name }));
}
