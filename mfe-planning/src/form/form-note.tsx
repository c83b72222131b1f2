import type { ReactNode } from 'react';
import styles from './form.module.css';

export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
