import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { ModalFrame } from './modal-frame';

export interface ModalProps {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

interface ModalFrameProps extends Omit<ModalProps, 'open'> {
  readonly shape: string | undefined;
  readonly role?: 'alertdialog' | undefined;
}

/** Before an edited form is thrown away, the user is asked. A form that is being sent is not thrown away. */
export function Modal({ title, onClose, children, footer, shape, role }: ModalFrameProps) {
  const [asked, setAsked] = useState<HTMLDialogElement | null>(null);
  const asks = (dialog: HTMLDialogElement): boolean => {
    const isEdited = dialog.querySelector('[data-edited=""]') !== null;
    if (isEdited) setAsked(dialog);
    return isEdited;
  };
  // While the question is open, the browser cannot return the focus of the outer dialog.
  const discard = () => {
    asked?.querySelector('dialog')?.close();
    setAsked(null);
    onClose();
  };
  return (
    <ModalFrame
      title={title}
      onClose={onClose}
      footer={footer}
      shape={shape}
      role={role}
      asks={asks}
      question={
        <ConfirmDialog
          open={asked !== null}
          title="Discard what you typed?"
          message="It is not saved yet."
          confirmLabel="Discard"
          onConfirm={discard}
          onClose={() => setAsked(null)}
        />
      }
    >
      {children}
    </ModalFrame>
  );
}
