import type { Transaction } from '@halyard/shared-contracts/finance';

export function ownTags(transactions: readonly Transaction[]): readonly string[] {
  const tags = new Set(transactions.flatMap((row) => row.tags ?? []));
  return [...tags].sort((a, b) => a.localeCompare(b, 'en'));
}
