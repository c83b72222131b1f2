import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { FormProblem } from './form-problem';
import styles from './form.module.css';

interface FormProps {
  /** It connects a `FormButtons` outside of the form. */
  readonly id?: string | undefined;
  readonly onSubmit: () => unknown;
  readonly problem?: ReactNode;
  readonly children: ReactNode;
}

/** A field with half a date has the value '' and must not be saved as an empty one. */
const unreadable = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.querySelectorAll('input')].filter(
    ({ validity }) => validity.customError || validity.badInput,
  );

/** The host reads the attribute before it replaces a screen. A dialog reads it before it closes, if nothing is sent. */
const markEdited = ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
  void (currentTarget.dataset['edited'] = '');

/** A form without changes has no mark. */
function keepMark(form: HTMLFormElement | null, mark: 'sending' | ''): void {
  if (form?.dataset['edited'] !== undefined) form.dataset['edited'] = mark;
}

export function Form({ id, onSubmit, problem, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const isRefused = useEffectEvent(() => Boolean(problem));
  useEffect(() => {
    if (tries === 0 || !form.current) return;
    const invalid = form.current.querySelector<HTMLElement>('[aria-invalid="true"]');
    invalid?.focus();
    // What could not be saved must not be lost when the screen is replaced.
    if (!invalid && !isRefused()) delete form.current.dataset['edited'];
  }, [tries]);
  const isSending = useRef(false);
  /** Enter submits even while the button is busy. */
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    keepMark(form.current, 'sending');
    try {
      await onSubmit();
    } finally {
      isSending.current = false;
      keepMark(form.current, '');
      setTries((now) => now + 1);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
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
