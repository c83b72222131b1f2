import { Modal, type ModalProps } from './modal';
import styles from './modal.module.css';

/** The contents exist only while it is open. */
export function Dialog({ open, ...rest }: ModalProps) {
  return open ? <Modal {...rest} shape={styles.centred} /> : null;
}
