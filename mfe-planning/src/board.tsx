import type { ReactNode } from 'react';
import styles from './board.module.css';

/** The cards of a screen, one under the other. */
export function Board({ children }: { readonly children: ReactNode }) {
  return <div className={styles.board}>{children}</div>;
}
