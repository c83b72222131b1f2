import { Modal, type ModalProps } from './modal';
import styles from './modal.module.css';

/** A side sheet for details; the whole width on a phone. */
export function Panel({ open, ...rest }: ModalProps) {
  return open ? <Modal {...rest} shape={styles.side} /> : null;
}
