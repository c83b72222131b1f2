import type { Transaction } from '../entities';

/** The rows of each key, in their order; the groups in the order of their first rows. */
export function groupRows(
  rows: readonly Transaction[],
  key: (row: Transaction) => string | number,
): Transaction[][] {
  const groups = new Map<string | number, Transaction[]>();
  for (const row of rows) {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups.values()];
}
