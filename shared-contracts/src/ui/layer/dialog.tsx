import { Modal, type ModalProps } from './modal';
import styles from './modal.module.css';

/** A centred modal. Its contents exist only while it is open. */
export function Dialog({ open, ...rest }: ModalProps) {
  return open ? <Modal {...rest} shape={styles.centred} /> : null;
}
