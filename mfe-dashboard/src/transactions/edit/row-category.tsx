import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import { useMemo } from 'react';
import { wholeTransaction } from '../details/whole-transaction';
import type { TransactionChanges } from '../use-transaction-changes';
import { categoryPatch } from './category-patch';
import { CategoryPicker } from './category-picker';

interface RowCategoryProps {
  readonly row: Transaction;
  readonly transactions: readonly Transaction[];
  readonly changes: TransactionChanges;
  readonly onClose: () => void;
}

/** Changes the category of one row in place. */
export function RowCategory({ row, transactions, changes, onClose }: RowCategoryProps) {
  const whole = useMemo(() => wholeTransaction(row, transactions), [row, transactions]);
  const choose = (category: Category) => {
    onClose();
    if (category === row.category) return;
    void changes.edit(
      whole,
      categoryPatch(row, whole, category),
      `Category changed to ${category}`,
    );
  };
  return (
    <CategoryPicker
      title={row.merchant}
      current={row.category}
      transactions={transactions}
      onChoose={choose}
      onClose={onClose}
    />
  );
}
