import type { Transaction } from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { isPart, wholeId } from '@halyard/shared-contracts/wire';

/** A transaction in one piece, and the parts it is split into; none when it is not. */
export interface WholeTransaction {
  readonly row: Transaction;
  readonly parts: readonly Transaction[];
}

/** The whole that a listed row is, or is a part of. Its category is then that of the first part. */
export function wholeTransaction(
  row: Transaction,
  transactions: readonly Transaction[],
): WholeTransaction {
  if (!isPart(row)) return { row, parts: [] };
  const id = wholeId(row.id);
  const parts = transactions.filter((each) => isPart(each) && wholeId(each.id) === id);
  const amount = sum(parts.map((part) => part.amount));
  return { row: { ...row, id, amount, category: parts[0]?.category ?? row.category }, parts };
}
