import { Button } from '@halyard/shared-contracts/ui';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './chat.module.css';

/** The API sets this limit. */
const MAX_LENGTH = 2000;

interface ChatFormProps {
  readonly draft: string;
  readonly placeholder: string;
  readonly isWaiting: boolean;
  readonly onDraft: (draft: string) => void;
  readonly onSubmit: () => void;
  readonly onStop: () => void;
}

export function ChatForm(props: ChatFormProps) {
  const { draft, placeholder, isWaiting, onDraft, onSubmit, onStop } = props;
  const input = useFocusAfter(isWaiting);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={input}
        type="text"
        aria-label="Your question"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        placeholder={placeholder}
        value={draft}
        disabled={isWaiting}
        onChange={(event) => onDraft(event.target.value)}
        className={styles.input}
      />
      {isWaiting && <Button onClick={onStop}>Stop</Button>}
      <Button type="submit" variant="primary" disabled={isWaiting || draft.trim() === ''}>
        {isWaiting ? '...' : 'Send'}
      </Button>
    </form>
  );
}

/** A disabled input loses the focus, so this restores it. */
function useFocusAfter(isWaiting: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !isWaiting) input.current?.focus({ preventScroll: true });
    waited.current = isWaiting;
  }, [isWaiting]);
  return input;
}
