import type { Transaction } from '@halyard/shared-contracts/finance';

/** The tags that the user has put on rows, by name. */
export function ownTags(transactions: readonly Transaction[]): readonly string[] {
  const tags = new Set(transactions.flatMap((row) => row.tags ?? []));
  return [...tags].sort((a, b) => a.localeCompare(b, 'en'));
}
