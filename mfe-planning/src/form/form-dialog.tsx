import { failureMessage } from '@halyard/shared-contracts/store';
import { Dialog, Form, FormButtons } from '@halyard/shared-contracts/ui';
import { type ReactNode, useId } from 'react';

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSubmit: () => unknown;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, busy, error, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<FormButtons formId={id} submitLabel={submitLabel} busy={busy} onClose={onClose} />}
    >
      <Form id={id} onSubmit={onSubmit} problem={error !== undefined && failureMessage(error)}>
        {children}
      </Form>
    </Dialog>
  );
}
