import { Button, TextField } from '@halyard/shared-contracts/ui';
import { type FormEvent, useState } from 'react';
import styles from '../form/form.module.css';

interface RenameFormProps {
  readonly name: string;
  readonly onSave: (name: string) => Promise<boolean>;
}

export function RenameForm({ name, onSave }: RenameFormProps) {
  const [text, setText] = useState(name);
  const next = text.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void onSave(next);
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label="Name"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={next === '' || next === name}>
        Save name
      </Button>
    </form>
  );
}
