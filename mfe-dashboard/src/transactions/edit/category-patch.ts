import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { WholeTransaction } from '../details/split/whole-transaction';

export function categoryPatch(
  row: Transaction,
  { parts }: WholeTransaction,
  chosen: Category,
): TransactionPatch {
  if (parts.length === 0) return { category: chosen };
  return {
    parts: parts.map(({ id, category, amount }) => ({
      category: id === row.id ? chosen : category,
      amount: toDollars(amount),
    })),
  };
}
