import { Button, Dialog } from '@halyard/shared-contracts/ui';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './form.module.css';
import { Problem } from './problem';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  /** Why the last save failed; what was typed stays in the fields. */
  readonly error: unknown;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const INVALID = '[aria-invalid="true"]';

/** A form in a dialog. A field that explains a problem holds the save back and takes the focus. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, error, onSubmit, onClose, children } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [tries]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (!form.current?.querySelector(INVALID)) onSubmit();
  };
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="primary" type="submit" form={id} busy={busy}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} footer={footer}>
      <form id={id} ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Problem error={error} />
        {children}
      </form>
    </Dialog>
  );
}
