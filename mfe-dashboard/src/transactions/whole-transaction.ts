import type { Transaction } from '@halyard/shared-contracts/finance';
import { sum } from '@halyard/shared-contracts/money';

/** Between the id of a split transaction and the number of a part: the api lists a split one as its parts. */
const PART_MARK = '~';

/** A transaction in one piece, and the parts it is split into; none when it is not. */
export interface WholeTransaction {
  readonly row: Transaction;
  readonly parts: readonly Transaction[];
}

/** The id of the whole, given the id of it or of one of its parts. */
export function wholeId(id: string): string {
  return id.split(PART_MARK)[0] ?? id;
}

export function isPart({ id }: Transaction): boolean {
  return id.includes(PART_MARK);
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
