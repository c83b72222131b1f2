import { failureMessage } from '@halyard/shared-contracts/store';
import { ConfirmDialog, FormProblem } from '@halyard/shared-contracts/ui';
import styles from './form.module.css';
import { useWrite } from './use-write';

/** The row with the button disappears. */
function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector('h1')?.focus({ preventScroll: true }));
}

interface RemoveDialogProps {
  readonly name: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function RemoveDialog({ name, message, confirmLabel, remove, onClose }: RemoveDialogProps) {
  const { run, error } = useWrite();
  const confirm = async () => {
    if (!(await run(remove, `${name} removed`))) return;
    onClose();
    focusHeading();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`Remove ${name}?`}
      message={
        <>
          <p className={error === undefined ? undefined : styles.question}>{message}</p>
          {error !== undefined && <FormProblem>{failureMessage(error)}</FormProblem>}
        </>
      }
      confirmLabel={confirmLabel}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
