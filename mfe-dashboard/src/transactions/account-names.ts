import type { Account, Liability } from '@halyard/shared-contracts/finance';

export type AccountNames = ReadonlyMap<string, string>;

export function accountNames(
  accounts: readonly Account[],
  liabilities: readonly Liability[],
): AccountNames {
  return new Map([...accounts, ...liabilities].map(({ id, name }) => [id, name]));
}

/** Returns the id without its prefix for an unknown account (P1-3-12). */
export function accountName(names: AccountNames, id: string): string {
  return names.get(id) ?? id.replace(/^(acc|liab)-/, '');
}
