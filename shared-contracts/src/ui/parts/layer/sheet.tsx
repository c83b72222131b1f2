import { Modal, type ModalProps } from '@halyard/shared-contracts/ui';
import styles from './sheet.module.css';
import { useSwipeDown } from './use-swipe-down';

export function Sheet({ open, ...rest }: ModalProps) {
  return open ? <OpenSheet {...rest} /> : null;
}

function OpenSheet({ children, ...rest }: Omit<ModalProps, 'open'>) {
  const handle = useSwipeDown();
  return (
    <Modal {...rest} shape={styles.sheet}>
      <span ref={handle} className={styles.handle} aria-hidden="true" />
      {children}
    </Modal>
  );
}
