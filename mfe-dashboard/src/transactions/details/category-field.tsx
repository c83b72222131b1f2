import { type Category, type Transaction, toCategory } from '@halyard/shared-contracts/finance';
import { toDollars } from '@halyard/shared-contracts/money';
import { SelectField } from '@halyard/shared-contracts/ui';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import type { Ref } from 'react';
import { CATEGORY_OPTIONS } from '../form/category-options';
import { useSettledChoice } from './use-settled-choice';
import type { WholeTransaction } from './whole-transaction';

interface CategoryFieldProps {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  readonly ref: Ref<HTMLSelectElement>;
  readonly onSave: (patch: TransactionPatch, category: Category) => Promise<boolean>;
}

export function CategoryField({ row, whole, ref, onSave }: CategoryFieldProps) {
  const save = (chosen: Category) => {
    if (whole.parts.length === 0) return onSave({ category: chosen }, chosen);
    const parts = whole.parts.map(({ id, category, amount }) => ({
      category: id === row.id ? chosen : category,
      amount: toDollars(amount),
    }));
    return onSave({ parts }, chosen);
  };
  const [chosen, choose] = useSettledChoice(row.category, save);
  return (
    <SelectField
      ref={ref}
      label="Category"
      hint={row.source === 'bank' && 'Kept when your bank sends this transaction again.'}
      options={CATEGORY_OPTIONS}
      value={chosen}
      onChange={(event) => choose(toCategory(event.target.value))}
    />
  );
}
