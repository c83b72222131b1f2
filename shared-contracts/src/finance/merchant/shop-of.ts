import type { Transaction } from '../entities';
import { isRefund } from '../movement/kind';

/** A bank may add one of these words to the name of the shop that pays back. */
const REFUND_WORD = / (?:refunds?|returns?|reversal|credit)$/i;

/** Returns the name of the shop behind each row: 'Amazon Refund' is Amazon, if something was bought there. */
export function shopOf(rows: readonly Transaction[]): (row: Transaction) => string {
  const bought = new Set(rows.flatMap((row) => (row.amount < 0 ? [row.merchant] : [])));
  return (row) => {
    const shop = isRefund(row) ? row.merchant.replace(REFUND_WORD, '') : row.merchant;
    return bought.has(shop) ? shop : row.merchant;
  };
}
