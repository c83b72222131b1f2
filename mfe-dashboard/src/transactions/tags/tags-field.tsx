import { Button, TextField } from '@halyard/shared-contracts/ui';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './tags-field.module.css';
import { MOST_TAGS, TAG_LENGTH, typedTag } from './typed-tag';

interface TagsFieldProps {
  readonly tags: readonly string[];
  readonly known: readonly string[];
  readonly onSave: (tags: string[], message: string) => Promise<boolean>;
}

export function TagsField({ tags, known, onSave }: TagsFieldProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const suggestions = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= MOST_TAGS;
  const type = (typed: string) => {
    setText(typed);
    setError(undefined);
  };
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const tag = typedTag(text, known);
    if (tag === null) return;
    if (tags.includes(tag)) return setError('This transaction has this tag already.');
    if (isFull) return setError(`A transaction has at most ${MOST_TAGS} tags.`);
    setText('');
    const isSaved = await onSave([...tags, tag], `Tagged ${tag}`);
    if (!isSaved) setText((now) => now || text);
  };
  const remove = (tag: string) => {
    input.current?.focus();
    void onSave(
      tags.filter((each) => each !== tag),
      `Tag ${tag} removed`,
    );
  };
  return (
    <div className={styles.field}>
      {tags.length > 0 && (
        <ul aria-label="Tags" className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <Button size="small" aria-label={`Remove tag ${tag}`} onClick={() => remove(tag)}>
                {tag} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        data-edited={text === '' ? undefined : ''}
        onSubmit={(event) => void add(event)}
      >
        <TextField
          ref={input}
          label="Add a tag"
          error={error}
          list={suggestions}
          autoComplete="off"
          maxLength={TAG_LENGTH}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <datalist id={suggestions}>
          {known
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
        </datalist>
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          Add tag
        </Button>
      </form>
    </div>
  );
}
