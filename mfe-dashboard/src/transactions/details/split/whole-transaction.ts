import {
  isNamedMerchant,
  type Transaction,
  withoutShares,
} from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { isPart, wholeId } from '@halyard/shared-contracts/wire';

export interface WholeTransaction {
  readonly row: Transaction;
  readonly parts: readonly Transaction[];
}

export function wholeTransaction(
  row: Transaction,
  transactions: readonly Transaction[],
): WholeTransaction {
  const id = wholeId(row.id);
  if (!isPart(row)) return { row: withoutShares([row])[0] ?? row, parts: [] };
  const all = transactions.filter((each) => isPart(each) && wholeId(each.id) === id);
  const parts = withoutShares(all);
  const [only] = parts;
  if (only && !isPart(only)) return { row: only, parts: [] };
  const amount = sum(parts.map((part) => part.amount));
  return { row: { ...row, id, amount, category: parts[0]?.category ?? row.category }, parts };
}

/** The parts of a split count as one row. */
export function otherRows(transactions: readonly Transaction[], row: Transaction): number {
  const named = transactions.filter(isNamedMerchant(row.merchant));
  return new Set([...named, row].map(({ id }) => wholeId(id))).size - 1;
}
