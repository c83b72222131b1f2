import type { ReactNode } from 'react';
import styles from './board.module.css';

interface BoardProps {
  /** Shown figures fade while others load. */
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

export function Board({ busy = false, children }: BoardProps) {
  return (
    <div className={styles.board} aria-busy={busy}>
      {children}
    </div>
  );
}
