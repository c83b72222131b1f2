import { failureMessage } from '@halyard/shared-contracts/store';
import type { ReactNode, SubmitEvent } from 'react';
import styles from './form.module.css';

interface FormProps {
  readonly id: string;
  readonly onSubmit: () => unknown;
  /** Why the last save failed; what was typed stays in the fields. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** The body of a form in a layer; its buttons are a `FormButtons` with the same id. */
export function Form({ id, onSubmit, error, children }: FormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && (
        <p role="alert" className={styles.problem}>
          {failureMessage(error)}
        </p>
      )}
      {children}
    </form>
  );
}
