import { Button, TextArea } from '@halyard/shared-contracts/ui';
import { useState } from 'react';
import styles from './note-field.module.css';

interface NoteFieldProps {
  readonly note: string | null;
  /** Resolves once it is saved or refused. */
  readonly onSave: (note: string | null) => Promise<unknown>;
}

/** Longest note that the api takes. */
const NOTE_LENGTH = 2_000;

const asNote = (text: string): string | null => text.trim() || null;

/** The person's own note, saved by its button. One that changes elsewhere is shown, unless something else was typed. */
export function NoteField({ note, onSave }: NoteFieldProps) {
  const [text, setText] = useState(note ?? '');
  const [seen, setSeen] = useState(note);
  const [isSaving, setIsSaving] = useState(false);
  // While it is saved a note stands in the list already, and is taken out again when it is refused.
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
    <div className={styles.note}>
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
