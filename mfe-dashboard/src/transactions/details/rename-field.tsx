import { Button, TextField } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './note-field.module.css';

interface RenameFieldProps {
  readonly merchant: string;
  readonly onSave: (merchant: string) => void;
}

/** The API accepts no longer name. */
const NAME_LENGTH = 200;

/** The user's own name for the merchant of a row, which is shown before the bank's. */
export function RenameField({ merchant, onSave }: RenameFieldProps) {
  const [name, setName] = useState(merchant);
  const next = name.trim();
  return (
    <div className={styles.note}>
      <TextField
        label="Merchant"
        hint="The bank's text stays in these details."
        maxLength={NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" disabled={next === '' || next === merchant} onClick={() => onSave(next)}>
        Save name
      </Button>
    </div>
  );
}
