import type { Category, Transaction } from '@halyard/shared-contracts/finance';
import { SelectField } from '@halyard/shared-contracts/ui';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import { type Ref, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { categoryPatch } from '../edit/category-patch';
import { useCategoryOptions } from '../form/use-category-options';
import type { WholeTransaction } from './split/whole-transaction';

interface CategoryFieldProps {
  readonly row: Transaction;
  readonly whole: WholeTransaction;
  readonly ref: Ref<HTMLSelectElement>;
  readonly onSave: (patch: TransactionPatch, category: Category) => Promise<boolean>;
}

export function CategoryField({ row, whole, ref, onSave }: CategoryFieldProps) {
  const save = (chosen: Category) => onSave(categoryPatch(row, whole, chosen), chosen);
  const options = useCategoryOptions(row.category);
  const [chosen, choose] = useSettledChoice(row.category, save);
  return (
    <SelectField
      ref={ref}
      label="Category"
      hint={
        <>
          {row.source === 'bank' && 'Kept when your bank sends this transaction again. '}
          <Link to="/categories">Manage categories</Link>
        </>
      }
      options={options}
      value={chosen}
      onChange={(event) => choose(event.target.value)}
    />
  );
}

/** The arrow keys pass other options before the user stops, so a choice is saved after this pause. */
const REST_MS = 400;

function useSettledChoice<T>(saved: T, save: (choice: T) => Promise<boolean>) {
  const [choice, setChoice] = useState(saved);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    setChoice(saved);
  }
  const settle = useEffectEvent(async (rested: T) => {
    if (rested !== saved && !(await save(rested))) setChoice(saved);
  });
  const leave = useEffectEvent(() => settle(choice));
  useEffect(() => {
    const timer = setTimeout(() => void settle(choice), REST_MS);
    return () => clearTimeout(timer);
  }, [choice]);
  useEffect(() => () => void leave(), []);
  return [choice, setChoice] as const;
}
