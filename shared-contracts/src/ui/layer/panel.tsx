import { Modal, type ModalProps } from './modal';
import styles from './modal.module.css';

export function Panel({ open, ...rest }: ModalProps) {
  return open ? <Modal {...rest} shape={styles.side} /> : null;
}
