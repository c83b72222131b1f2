import { countWords, type Transaction } from '@halyard/shared-contracts/finance';
import { Button } from '@halyard/shared-contracts/ui';
import type { BulkPatch } from '@halyard/shared-contracts/wire';
import { useState } from 'react';
import { CategoryPicker } from '../edit/category-picker';
import { ownTags } from '../tags/own-tags';
import styles from './bulk-bar.module.css';
import { BulkText } from './bulk-text';
import type { Selection } from './use-selection';

interface BulkBarProps {
  readonly selection: Selection;
  readonly matching: number;
  readonly transactions: readonly Transaction[];
  /** It returns `false` when nothing changed. */
  readonly onChange: (ids: readonly string[], patch: BulkPatch) => Promise<boolean>;
}

type Layer = 'category' | 'tag' | 'untag' | 'merchant' | null;

export function BulkBar({ selection, matching, transactions, onChange }: BulkBarProps) {
  const [layer, setLayer] = useState<Layer>(null);
  const { ids, all, clear } = selection;
  const close = () => setLayer(null);
  const save = async (patch: BulkPatch) => {
    close();
    if (await onChange([...ids], patch)) clear();
  };
  const isEmpty = ids.size === 0;
  const open = (next: Layer, label: string) => (
    <Button size="small" disabled={isEmpty} onClick={() => setLayer(next)}>
      {label}
    </Button>
  );
  const mark = (patch: BulkPatch, label: string) => (
    <Button size="small" disabled={isEmpty} onClick={() => void save(patch)}>
      {label}
    </Button>
  );
  return (
    <div role="toolbar" aria-label="Selected transactions" className={styles.bar}>
      <span role="status" className={styles.count}>
        {countWords(ids.size, 'transaction')} selected
      </span>
      {ids.size < matching && (
        <Button size="small" onClick={all}>
          Select all {matching.toLocaleString('en-US')} matching
        </Button>
      )}
      {open('category', 'Category')}
      {open('tag', 'Add tag')}
      {open('untag', 'Remove tag')}
      {open('merchant', 'Rename')}
      {mark({ reviewed: true }, 'Mark reviewed')}
      {mark({ hidden: true }, 'Hide')}
      {mark({ hidden: false }, 'Show')}
      <Button size="small" variant="quiet" onClick={clear}>
        Done
      </Button>
      {layer === 'category' && (
        <CategoryPicker
          title={countWords(ids.size, 'transaction')}
          current={null}
          transactions={transactions}
          onChoose={(category) => void save({ category, reviewed: true })}
          onClose={close}
        />
      )}
      {layer === 'merchant' && (
        <BulkText
          title={`Rename ${countWords(ids.size, 'transaction')}`}
          label="Merchant"
          onSave={(merchant) => void save({ merchant })}
          onClose={close}
        />
      )}
      {(layer === 'tag' || layer === 'untag') && (
        <BulkText
          title={layer === 'tag' ? 'Add a tag' : 'Remove a tag'}
          label="Tag"
          known={ownTags(transactions)}
          onSave={(tag) => void save(layer === 'tag' ? { addTags: [tag] } : { removeTags: [tag] })}
          onClose={close}
        />
      )}
    </div>
  );
}
