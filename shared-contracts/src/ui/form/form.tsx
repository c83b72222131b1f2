import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormProblem } from './form-problem';
import styles from './form.module.css';

interface FormProps {
  /** It connects a `FormButtons` outside of the form. */
  readonly id?: string | undefined;
  readonly onSubmit: () => unknown;
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

const unreadable = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(({ validity }) => validity.customError);

/** The host reads the attribute before it replaces a screen. */
const markEdited = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
  void (currentTarget.dataset['edited'] = '');

export function Form({ id, onSubmit, problem, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const isSending = useRef(false);
  /** Enter submits even while the button is busy. */
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
    // The check makes a field show its explanation.
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
