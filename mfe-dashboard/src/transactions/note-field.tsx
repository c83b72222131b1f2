import { Button, TextArea } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './note-field.module.css';

interface NoteFieldProps {
  readonly note: string | null;
  readonly onSave: (note: string | null) => void;
}

/** Longest note that the api takes. */
const NOTE_LENGTH = 2_000;

/** The person's own note, saved by its button. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note ?? '');
  const next = text.trim() === '' ? null : text.trim();
  return (
    <div className={styles.note}>
      <TextArea
        label="Note"
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" disabled={next === note} onClick={() => onSave(next)}>
        Save note
      </Button>
    </div>
  );
}
