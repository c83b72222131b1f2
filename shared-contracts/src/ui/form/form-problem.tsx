import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Why the last save failed. */
export function FormProblem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
