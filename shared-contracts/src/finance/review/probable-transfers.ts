import { categoryFacts } from '../categories/user-category';
import { daysBetween } from '../civil-date';
import type { Transaction } from '../entities';
import { couldBeTransfer } from '../transfer/could-be-transfer';

const MOST_DAYS = 5;

/** A category such as Groceries means that the row is no transfer. */
function isOpen(row: Transaction): boolean {
  if (row.transfer || row.hidden) return false;
  const { kind } = categoryFacts(row);
  return row.guessed === true || kind === 'transfer' || kind === 'saving';
}

/** Finds unpaired rows, each with a row of the opposite amount in another account on a near day. */
export function probableTransfers(
  rows: readonly Transaction[],
): ReadonlyMap<Transaction['id'], Transaction> {
  const open = rows.filter(isOpen);
  const byAmount = new Map<number, Transaction[]>();
  for (const row of open) {
    const same = byAmount.get(row.amount);
    if (same) same.push(row);
    else byAmount.set(row.amount, [row]);
  }
  return new Map(
    open.flatMap((row) => {
      const other = byAmount
        .get(-row.amount)
        ?.find(
          (each) =>
            couldBeTransfer(row, each) && Math.abs(daysBetween(row.date, each.date)) <= MOST_DAYS,
        );
      return other ? [[row.id, other] as const] : [];
    }),
  );
}
