import type { ReactNode } from 'react';
import styles from './form.module.css';

/** A sentence in a form about what saving it means. */
export function FormNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}
