import { Button, TextField, Toggle } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './note-field.module.css';

interface RenameFieldProps {
  readonly merchant: string;
  readonly others: number;
  readonly onSave: (merchant: string, all: boolean) => void;
}

/** The API sets this limit. */
const NAME_LENGTH = 200;

const otherRows = (count: number): string =>
  count === 1 ? 'the other one' : `the other ${count.toLocaleString('en-US')}`;

export function RenameField({ merchant, others, onSave }: RenameFieldProps) {
  const [name, setName] = useState(merchant);
  const [all, setAll] = useState(false);
  const next = name.trim();
  return (
    <div className={styles.note} data-edited={next === merchant ? undefined : ''}>
      <TextField
        label="Merchant"
        hint="The original text stays in these details."
        maxLength={NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {others > 0 && (
        <Toggle
          label={`And ${otherRows(others)} from this merchant`}
          checked={all}
          onChange={setAll}
        />
      )}
      <Button
        size="small"
        disabled={next === '' || next === merchant}
        onClick={() => onSave(next, all)}
      >
        Save name
      </Button>
    </div>
  );
}
