import { isNamedMerchant, type Transaction } from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';
import { isPart, wholeId } from '@halyard/shared-contracts/wire';

export interface WholeTransaction {
  readonly row: Transaction;
  readonly parts: readonly Transaction[];
}

/** The whole has the category of its first part. */
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

/** How many other transactions are from the merchant of a row; the parts of a split are one. */
export function otherRows(transactions: readonly Transaction[], row: Transaction): number {
  const named = transactions.filter(isNamedMerchant(row.merchant));
  return new Set([...named, row].map(({ id }) => wholeId(id))).size - 1;
}
