import { Button, TextArea } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './note-field.module.css';

interface NoteFieldProps {
  readonly note: string | null;
  readonly onSave: (note: string | null) => Promise<unknown>;
}

/** The API sets this limit. */
const NOTE_LENGTH = 2_000;

const asNote = (text: string): string | null => text.trim() || null;

export function NoteField({ note, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note ?? '');
  const [seen, setSeen] = useState(note);
  const [isSaving, setIsSaving] = useState(false);
  // The list shows a note before the API accepts it.
  if (note !== seen && !isSaving) {
    setSeen(note);
    if (asNote(text) === seen) setText(note ?? '');
  }
  const next = asNote(text);
  const save = async () => {
    setIsSaving(true);
    await onSave(next);
    setIsSaving(false);
  };
  return (
    <div className={styles.note} data-edited={next === note ? undefined : ''}>
      <TextArea
        label="Note"
        maxLength={NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="small" disabled={next === note} onClick={() => void save()}>
        Save note
      </Button>
    </div>
  );
}
