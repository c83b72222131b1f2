import { couldBeTransfer, daysBetween, type Transaction } from '@halyard/shared-contracts/finance';

const MOST = 5;

export function transferCandidates(
  row: Transaction,
  transactions: readonly Transaction[],
): Transaction[] {
  const distance = ({ date }: Transaction): number => Math.abs(daysBetween(row.date, date));
  return transactions
    .filter((other) => !other.transfer && couldBeTransfer(row, other))
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MOST);
}
