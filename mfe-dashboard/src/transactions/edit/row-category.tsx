import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import { useMemo } from 'react';
import { wholeTransaction } from '../details/split/whole-transaction';
import type { TransactionChanges } from '../use-transaction-changes';
import { categoryPatch } from './category-patch';
import { CategoryPicker } from './category-picker';

interface RowCategoryProps {
  readonly row: Transaction;
  readonly transactions: readonly Transaction[];
  readonly changes: TransactionChanges;
  readonly isReview: boolean;
  readonly onClose: () => void;
}

export function RowCategory({ row, transactions, changes, isReview, onClose }: RowCategoryProps) {
  const whole = useMemo(() => wholeTransaction(row, transactions), [row, transactions]);
  const choose = (category: Category) => {
    onClose();
    if (category === row.category && !isReview) return;
    void changes.edit(
      whole,
      { ...categoryPatch(row, whole, category), ...(isReview && { reviewed: true }) },
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
