import type { ReactNode } from 'react';
import styles from './form.module.css';

export function FormProblem({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  );
}
