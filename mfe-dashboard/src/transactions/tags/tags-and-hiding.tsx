import type { Transaction } from '@halyard/shared-contracts/finance';
import { Toggle } from '@halyard/shared-contracts/ui';
import type { TransactionPatch } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { ownTags } from './own-tags';
import { TagsField } from './tags-field';
import styles from './tags-field.module.css';

interface TagsAndHidingProps {
  readonly row: Transaction;
  readonly transactions: readonly Transaction[];
  readonly onSave: (patch: TransactionPatch, message: string) => Promise<boolean>;
}

const NO_TAGS: readonly string[] = [];

export function TagsAndHiding({ row, transactions, onSave }: TagsAndHidingProps) {
  const known = useMemo(() => ownTags(transactions), [transactions]);
  const hide = (hidden: boolean) =>
    void onSave({ hidden }, hidden ? 'Hidden from spending' : 'Counted in spending again');
  return (
    <>
      <TagsField
        tags={row.tags ?? NO_TAGS}
        known={known}
        onSave={(tags, message) => onSave({ tags }, message)}
      />
      <div>
        <Toggle label="Hide from spending" checked={row.hidden === true} onChange={hide} />
        <p className={styles.note}>
          A hidden transaction stays in this list and is left out of income and spending.
        </p>
      </div>
    </>
  );
}
