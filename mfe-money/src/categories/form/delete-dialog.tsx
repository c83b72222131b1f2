import type { UserCategory } from '@halyard/shared-contracts/finance';
import { Button, Dialog } from '@halyard/shared-contracts/ui';
import type { CategoryUse } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { contentsWords } from '../category-words';
import styles from './form.module.css';
import { TargetField } from './target-field';

interface DeleteDialogProps {
  readonly category: UserCategory;
  readonly categories: readonly UserCategory[];
  readonly use: CategoryUse;
  readonly onDelete: (to: string) => Promise<void>;
  readonly onClose: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { category, categories, use, onDelete, onClose } = props;
  const [to, setTo] = useState<UserCategory>();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!to) return;
    setBusy(true);
    await onDelete(to.id);
    setBusy(false);
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="danger" disabled={!to} busy={busy} onClick={() => void remove()}>
        Delete category
      </Button>
    </>
  );
  return (
    <Dialog open title={`Delete ${category.name}?`} onClose={onClose} footer={footer}>
      <div className={styles.merge}>
        <p>{`Choose another category for ${contentsWords(use)}.`}</p>
        <TargetField
          label="Move to"
          category={category}
          categories={categories}
          value={to}
          onChange={setTo}
        />
        <p className={styles.note}>You can undo this.</p>
      </div>
    </Dialog>
  );
}
