import type { UserCategory } from '@halyard/shared-contracts/finance';
import { Button, Disclosure } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './form.module.css';
import { TargetField } from './target-field';

interface MergeFormProps {
  readonly category: UserCategory;
  readonly categories: readonly UserCategory[];
  readonly onMerge: (into: UserCategory) => Promise<void>;
}

export function MergeForm({ category, categories, onMerge }: MergeFormProps) {
  const [into, setInto] = useState<UserCategory>();
  const [busy, setBusy] = useState(false);
  const merge = async () => {
    if (!into) return;
    setBusy(true);
    await onMerge(into);
    setBusy(false);
  };
  return (
    <Disclosure summary="Merge into another category">
      <div className={styles.merge}>
        <TargetField
          label="Merge into"
          category={category}
          categories={categories}
          value={into}
          onChange={setInto}
        />
        <p className={styles.note}>
          Transactions and budgets of {category.name} go there, also those that arrive later.
        </p>
        <Button disabled={!into} busy={busy} onClick={() => void merge()}>
          {into ? `Merge into ${into.name}` : 'Merge'}
        </Button>
      </div>
    </Disclosure>
  );
}
