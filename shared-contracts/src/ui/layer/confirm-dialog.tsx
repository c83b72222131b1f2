import type { ReactNode } from 'react';
import { Button } from '../control/button';
import { ModalFrame } from './modal-frame';
import styles from './modal.module.css';

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly message: ReactNode;
  /** It is a verb such as 'Disconnect', never 'OK'. */
  readonly confirmLabel: string;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly open: boolean;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, tone = 'neutral', onConfirm, onClose, open } = props;
  if (!open) return null;
  const footer = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <ModalFrame
      role="alertdialog"
      title={title}
      onClose={onClose}
      footer={footer}
      shape={styles.centred}
    >
      {message}
    </ModalFrame>
  );
}
