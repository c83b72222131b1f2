import { Button, TextField } from '@halyard/shared-contracts/ui';
import { Sheet } from '@halyard/shared-contracts/ui/parts';
import { type SubmitEvent, useId, useState } from 'react';
import { typedTag } from '../tags/typed-tag';
import styles from './bulk-bar.module.css';

interface BulkTextProps {
  readonly title: string;
  readonly label: string;
  /** The field adopts their spelling. */
  readonly known?: readonly string[];
  readonly onSave: (text: string) => void;
  readonly onClose: () => void;
}

const NOTHING_KNOWN: readonly string[] = [];

export function BulkText({ title, label, known, onSave, onClose }: BulkTextProps) {
  const [text, setText] = useState('');
  const suggestions = useId();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = known ? typedTag(text, known) : text.trim();
    if (typed) onSave(typed);
  };
  return (
    <Sheet title={title} open onClose={onClose}>
      <form className={styles.form} data-edited={text === '' ? undefined : ''} onSubmit={save}>
        <TextField
          label={label}
          autoComplete="off"
          list={suggestions}
          maxLength={known ? 40 : 200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <datalist id={suggestions}>
          {(known ?? NOTHING_KNOWN).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          Save
        </Button>
      </form>
    </Sheet>
  );
}
