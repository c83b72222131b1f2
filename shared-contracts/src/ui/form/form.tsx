import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProblem } from './form-problem';
import styles from './form.module.css';

interface FormProps {
  /** Ties a `FormButtons` to the form where its buttons stand outside of it. */
  readonly id?: string | undefined;
  readonly onSubmit: () => unknown;
  /** Why the last save failed; what was typed stays in the fields. */
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

/** Fields that hold something they cannot read: they say so by the platform's own custom validity. */
const unreadable = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError);

/** Whoever would take the form away can see that something in it was typed and not sent. */
const markEdited = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
  void (currentTarget.dataset['edited'] = '');

/** A form. A field with unreadable input prevents it from being sent, and the first such field gets the focus. */
export function Form({ id, onSubmit, problem, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const isSending = useRef(false);
  /** Enter in a lone field sends a form also while its button is busy. */
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await onSubmit();
    } finally {
      isSending.current = false;
      setTries((now) => now + 1);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    delete event.currentTarget.dataset['edited'];
    const held = unreadable(event.currentTarget);
    // Asked for its validity, a field explains itself.
    for (const field of held) field.checkValidity();
    if (held.length === 0) void send();
    else setTries((now) => now + 1);
  };
  return (
    <form
      id={id}
      ref={form}
      className={styles.form}
      onInput={markEdited}
      onSubmit={submit}
      noValidate
    >
      {problem && <FormProblem>{problem}</FormProblem>}
      {children}
    </form>
  );
}
